import { addProperty, type Kind, replaceValue } from "#tests/corpus/mistake.ts";

/** Kobo that are taken for naira, and limits that limit nothing. */
export const amounts: readonly Kind[] = [
  {
    name: "an amount that is made naira twice",
    count: 8,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => /\/body\/\w+\/as$/.test(pointer))) {
        if (spot.value !== "naira") continue;
        yield replaceValue(spot, ["naira", "naira"], "is in naira already, expected none");
      }
    },
  },
  {
    name: "a fee in kobo that is added to naira",
    count: 8,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => /\/body\/\w+\/as$/.test(pointer))) {
        const fee = { $value: 50, as: "kobo" };
        if (spot.value !== "naira") continue;
        yield replaceValue(spot, ["naira", { sum: fee }], 'adds kobo to naira, expected "as": "naira"');
      }
    },
  },
  {
    name: "a limit in naira",
    count: 6,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => /\/limits\/\w+\/(?:min|max)imum\/as$/.test(pointer))) {
        const value = spots.find(({ pointer }) => pointer === spot.pointer.replace(/as$/, "$value"))?.value;
        const isDay = spot.value !== "kobo";
        if (isDay || String(value).startsWith("$settings.")) continue;
        yield {
          ...replaceValue(spot, ["kobo", "naira"], 'is in kobo, and this is in naira, expected "kobo"'),
          at: spot.property!.parent!.offset,
        };
      }
    },
  },
  {
    name: "a fixed amount of nothing",
    count: 8,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => /\/limits\/\w*amount$/.test(pointer))) {
        if (spot.node.type !== "object" || spots.some(({ pointer }) => pointer === `${spot.pointer}/fixed`))
          continue;
        yield addProperty(spot, "fixed", 0, "0 fixes nothing: customers could enter any value");
      }
    },
  },
];
