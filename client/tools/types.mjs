// Writes src/api/types.ts from the JSON schema of the server's messages, read from standard input:
//   python -m dejarik.server.schema | npm run types
import { readFileSync, writeFileSync } from "node:fs";

const schema = JSON.parse(readFileSync(0, "utf8"));
const definitions = schema.$defs ?? schema.definitions ?? {};

function typeOf(node) {
  if (node.$ref) return node.$ref.split("/").at(-1);
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = node.anyOf ?? node.oneOf;
  if (either) return either.map(typeOf).join(" | ");
  if (Array.isArray(node.type)) return node.type.map((type) => typeOf({ ...node, type })).join(" | ");
  switch (node.type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array": {
      const item = node.items && Object.keys(node.items).length ? typeOf(node.items) : "unknown";
      return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
    }
    case "object":
      if (node.properties) return fields(node);
      return `Record<string, ${typeof node.additionalProperties === "object" && Object.keys(node.additionalProperties).length ? typeOf(node.additionalProperties) : "unknown"}>`;
    default:
      return "unknown";
  }
}

function fields(node) {
  const required = new Set(node.required ?? []);
  const lines = Object.entries(node.properties).map(([name, field]) => {
    // The server always sends every field; only what the client sends may leave out those with a default.
    const optional = required.has(name) || !("default" in field) ? "" : "?";
    return `  ${name}${optional}: ${typeOf(field)};`;
  });
  return `{\n${lines.join("\n")}\n}`;
}

const parts = Object.keys(definitions)
  .sort()
  .map((name) => {
    const node = definitions[name];
    const about = node.description ? `/** ${node.description.replaceAll("\n", "\n * ")} */\n` : "";
    return node.properties
      ? `${about}export interface ${name} ${fields(node)}`
      : `${about}export type ${name} = ${typeOf(node)};`;
  });
const text = `// Made from the schema of the server's messages by tools/types.mjs. Do not edit.\n\n${parts.join("\n\n")}\n`;
if (process.argv.includes("--print")) process.stdout.write(text);
else writeFileSync(new URL("../src/api/types.ts", import.meta.url), text);
