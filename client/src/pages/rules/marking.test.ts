import { expect, it } from "vitest";
import { marked } from "./marking";

const hits = (text: string, typed: string) => marked(text, typed).filter((part) => part.hit).map((part) => part.text);

it("marks words whatever their endings, with ё as е", () => {
  expect(hits("Shields block damage; a shield is a token.", "shield")).toEqual(["Shields", "shield"]);
  expect(hits("Щиты блокируют урон, щитов не больше трёх.", "щит")).toEqual(["Щиты", "щитов"]);
  expect(hits("Счётчик растёт.", "счетчик")).toEqual(["Счётчик"]);
});

it("leaves the text whole", () => {
  for (const typed of ["", "die", "a die that"])
    expect(marked("A die that shows damage.", typed).map((part) => part.text).join("")).toBe("A die that shows damage.");
  expect(hits("A die that shows damage.", "")).toEqual([]);
});
