import { type Kind, replaceValue } from "#tests/corpus/mistake.ts";
import { misspell } from "#tests/corpus/misspell.ts";

/** Links and ways on that lead nowhere. */
export const links: readonly Kind[] = [
  {
    name: "a misspelt path of a link",
    count: 10,
    *edits({ spots }, random) {
      for (const spot of spots) {
        const [, path, rest] = /^(\/[a-z/-]{4,})(.*)$/.exec(String(spot.value)) ?? [];
        if (path === undefined || !/\/links\/\d+\/to$|\/navigate$/.test(spot.pointer)) continue;
        const wrong = misspell(path.slice(1), random, new Set());
        yield replaceValue(spot, `/${wrong}${rest}`, "there is no page or screen");
      }
    },
  },
  {
    name: "a misspelt page below a screen",
    count: 4,
    *edits({ spots }, random) {
      for (const spot of spots.filter(({ pointer }) => pointer === "/over")) {
        const page = String(spot.value).slice(1);
        yield replaceValue(spot, `/${misspell(page, random, new Set())}`, `id you mean "/${page}"?`);
      }
    },
  },
];
