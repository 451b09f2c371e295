import {
  type Edit,
  type Kind,
  meant,
  removeProperty,
  replaceKey,
  replaceValue,
} from "#tests/corpus/mistake.ts";
import { misspell } from "#tests/corpus/misspell.ts";
import type { JsonSpot } from "#tests/corpus/spots.ts";

const TRANSLATION = /^\/(?:texts|at\/[^/]+)\/[^/]+$/;
const NAME = /\{(\$?[\w.]{4,})\}/;

/** Mistakes in catalogues of languages. */
export const languages: readonly Kind[] = [
  {
    name: "a misspelt placeholder",
    count: 12,
    *edits({ spots }, random) {
      for (const [spot, name] of withPlaceholder(spots)) {
        const text = misspell(name, random, new Set(spot.name.match(/\w+/g)));
        if (!/^\$?[\w.]+$/.test(text)) continue;
        yield inside(spot, name, text, meant(name));
      }
    },
  },
  {
    name: "a placeholder that is left out",
    count: 8,
    *edits({ spots }) {
      for (const [spot, name] of withPlaceholder(spots))
        if (!spot.name.includes("plural"))
          yield inside(spot, `{${name}}`, "…", `the placeholder {${name}} of the English is missing`);
    },
  },
  {
    name: "a placeholder that an apostrophe quotes",
    count: 4,
    *edits({ spots }) {
      for (const [spot, name] of withPlaceholder(spots))
        if (!spot.name.includes("plural")) yield inside(spot, `{${name}}`, `'{${name}}`, "which quotes it");
    },
  },
  {
    name: "a placeholder whose brace stays open",
    count: 8,
    *edits({ spots }) {
      for (const [spot, name] of withPlaceholder(spots))
        yield inside(spot, `{${name}}`, `{${name} `, 'expected "}" behind the name');
    },
  },
  {
    name: "forms by number without the last",
    count: 4,
    *edits({ spots }) {
      for (const spot of translations(spots).filter(({ value }) => String(value).includes("plural")))
        if (String(spot.value).startsWith("{"))
          yield inside(spot, " other {", " others {", 'expected "other {…}"');
    },
  },
  {
    name: "a translation that is no text",
    count: 6,
    *edits({ spots }, random) {
      for (const spot of translations(spots))
        yield replaceValue(spot, random.pick([7, true, null, ["a"]]), "expected string");
    },
  },
  {
    name: "a misspelt English text",
    count: 12,
    *edits({ spots }, random) {
      const english = new Set(translations(spots).map(({ name }) => name));
      for (const spot of translations(spots).filter(({ pointer }) => pointer.startsWith("/texts/")))
        if (/^[\w ]{9,}$/.test(spot.name)) yield replaceKey(spot, misspell(spot.name, random, english));
    },
  },
  {
    name: "a text without a translation",
    count: 6,
    *edits({ path, spots, text }) {
      // A tone has only the texts that differ.
      if (path.includes("-x-")) return;
      const of = spots.find(({ pointer }) => pointer === "/texts")!;
      for (const spot of translations(spots).filter(({ pointer }) => pointer.startsWith("/texts/"))) {
        const says = `there is no translation of ${JSON.stringify(spot.name)}`;
        yield { ...removeProperty(spot, text, says), at: of.property!.offset };
      }
    },
  },
  {
    name: "a misspelt screen or folder",
    count: 4,
    *edits({ spots }, random) {
      for (const spot of spots) {
        if (/^\/at\/[^/]+$/.test(spot.pointer))
          yield replaceKey(spot, misspell(spot.name, random, new Set()));
        if (/^\/only\/\d+$/.test(spot.pointer))
          yield replaceValue(
            spot,
            misspell(String(spot.value), random, new Set()),
            "there is no screen or folder",
          );
      }
    },
  },
  {
    name: "a misspelt key of a catalogue",
    count: 4,
    *edits({ spots }, random) {
      for (const spot of spots)
        if (/^\/(?:name|direction|draft|only|texts|at)$/.test(spot.pointer))
          yield replaceKey(spot, misspell(spot.name, random, new Set()));
    },
  },
  {
    name: "an invalid direction",
    count: 2,
    *edits({ spots, text }) {
      const name = spots.find(({ pointer }) => pointer === "/name");
      if (!name?.property || text.includes('"direction"')) return;
      const from = name.property.offset;
      yield { from, to: from, text: '"direction": "left", ', says: "expected one of ltr, rtl" };
    },
  },
];

function translations(spots: readonly JsonSpot[]): readonly JsonSpot[] {
  return spots.filter(({ pointer, value }) => TRANSLATION.test(pointer) && typeof value === "string");
}

function withPlaceholder(spots: readonly JsonSpot[]): readonly (readonly [JsonSpot, string])[] {
  return translations(spots).flatMap((spot) => {
    const [, name] = NAME.exec(String(spot.value)) ?? [];
    return name !== undefined && spot.name.includes(`{${name}}`) ? [[spot, name] as const] : [];
  });
}

/** Replaces a part of a translation. */
function inside(spot: JsonSpot, part: string, by: string, says: string): Edit {
  return replaceValue(
    spot,
    String(spot.value).replace(part, () => by),
    says,
  );
}
