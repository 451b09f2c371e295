import { expect, test } from "vitest";

import { generatedFiles, readmeOf, references } from "./readme.ts";
import { referenceOf } from "./reference.ts";

test.each(generatedFiles(process.cwd()))(
  "$path is up to date with the schemas: npm run reference writes it",
  (file) => {
    expect(file.is).toBe(file.shouldBe);
  },
);

test.each(references)("$readme describes every key, with an example", (reference) => {
  const { shouldBe } = readmeOf(process.cwd(), reference);
  const rows = shouldBe.split("## Reference")[1]!.match(/^\| `.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(30);
  const gaps = rows.filter((row) => row.split(/(?<!\\)\|/).some((cell) => cell.trim() === "" && cell !== ""));
  expect(gaps).toEqual([]);
});

test("a key is described with its type, default and example, and inner keys by their path", () => {
  const text = referenceOf(
    {
      required: ["id"],
      properties: {
        id: { type: "string", description: "Its name.", examples: ["a|b"] },
        limits: {
          description: "Bounds.",
          additionalProperties: { properties: { minimum: { type: "integer", minimum: 1, default: 2 } } },
        },
      },
      definitions: { tone: { title: "Tone", enum: ["info"] } },
    },
    "A file",
  );
  expect(text.split("\n").slice(-3)).toEqual([
    '| `id` | Its name. **Required.** | text | `"a\\|b"` |',
    "| `limits` | Bounds. | any |  |",
    "| `limits.<name>.minimum` |  Default: `2`. | whole number from 1 |  |",
  ]);
  expect(text).not.toContain("Tone");
});
