import { expect, test } from "vitest";
import { softly } from "./hyphens";

const seen = (text: string) => softly(text).replaceAll("\u00AD", "-");

test("long words may be divided, short ones stay whole", () => {
  expect(seen("Люк Кайло")).toBe("Люк Кайло");
  expect(seen("Непредвиденный шанс")).toBe("Неп-ред-ви-ден-ный шанс");
  expect(seen("Оборонительная стойка")).toBe("Обо-ро-ни-тель-ная стойка");
  expect(seen("Reconnaissance Mission")).toBe("Recon-nais-sance Mission");
  expect(seen("Emergency on Coruscant, Leadership")).toBe("Emer-gency on Corus-cant, Leader-ship");
  expect(seen("Unpredictable")).toBe("Unpredict-able");
  expect(seen("Obi-Wan Kenobi's Interceptor")).toBe("Obi-Wan Kenobi's Inter-cep-tor");
});

test("nothing but soft hyphens is added", () => {
  for (const text of ["Мандалорский реактивный ранец", "The Lamplighter of Bespin, stormtroopers"])
    expect(softly(text).replaceAll("\u00AD", "")).toBe(text);
});
