import { iconNames, transformNames, widgetNames } from "#tools/meta-schema/words.ts";
import { type Kind, meant, replaceKey, replaceValue } from "#tests/corpus/mistake.ts";
import { misspell } from "#tests/corpus/misspell.ts";

/** Mistakes in words of the closed lists. */
export const words: readonly Kind[] = [
  kindOfWord("a misspelt widget", 20, /\/ui:widget$/, widgetNames),
  kindOfWord("a misspelt icon", 8, /^\/menu\/icon$/, iconNames),
  kindOfWord("a misspelt transform", 15, /\/as(?:\/\d+)?$/, transformNames),
  kindOfWord("a misspelt type", 12, /\/properties\/\w+\/type$/, ["string", "integer", "boolean", "number"]),
  kindOfWord("a misspelt format", 3, /\/properties\/\w+\/format$/, [
    "date",
    "email",
    "time",
    "uri",
    "date-time",
  ]),
  kindOfWord("a misspelt access, API or direction", 6, /\/(?:access|api|direction)$/),
  kindOfWord("a misspelt tone", 3, /\/tone$/),
  kindOfWord("a misspelt menu flag", 8, /^\/menu\/flags\/menu\/\d+$/),
  kindOfWord("a misspelt feature flag", 5, /^\/menu\/flags\/feature$/),
  {
    name: "a misspelt effect",
    count: 12,
    *edits({ spots }, random) {
      for (const spot of spots) {
        if (!/\/on\/\w+\/\d+\/(?!when)\w+$/.test(spot.pointer)) continue;
        yield replaceKey(spot, misspell(spot.name, random, new Set()));
      }
    },
  },
];

function kindOfWord(name: string, count: number, where: RegExp, others: readonly string[] = []): Kind {
  return {
    name,
    count,
    *edits({ spots }, random) {
      for (const spot of spots) {
        if (!where.test(spot.pointer) || typeof spot.value !== "string") continue;
        yield replaceValue(spot, misspell(spot.value, random, new Set(others)), meant(spot.value));
      }
    },
  };
}
