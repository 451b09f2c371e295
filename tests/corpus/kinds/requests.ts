import { bodyKeysOf } from "#tools/lint/needed-keys.ts";
import { type Kind, meant, replaceKey, replaceValue } from "#tests/corpus/mistake.ts";
import { misspell } from "#tests/corpus/misspell.ts";

/** Names of a request that nothing sends. */
export const requests: readonly Kind[] = [
  {
    name: "a misspelt pointer into a request",
    count: 10,
    *edits({ spots }, random) {
      for (const spot of spots) {
        const [, word] = /^\$request\.body#\/(\w{4,})$/.exec(String(spot.value)) ?? [];
        const [step] = /^\/steps\/\d+\//.exec(spot.pointer) ?? [];
        const isSent = spots.some(({ pointer }) => pointer === `${step}body/${word}`);
        if (word === undefined || !isSent || spot.pointer.endsWith("/amount")) continue;
        yield replaceValue(spot, `$request.body#/${misspell(word, random, new Set([word]))}`, meant(word));
      }
    },
  },
  {
    name: "a misspelt key of a request that the provider needs",
    count: 10,
    *edits({ spots }, random) {
      for (const spot of spots) {
        const [, step] = /^(\/steps\/\d+)\/body\/\w{4,}$/.exec(spot.pointer) ?? [];
        const call = spots.find(({ pointer }) => pointer === `${step}/call`);
        const isNeeded = bodyKeysOf(String(call?.value))?.needed.includes(spot.name);
        const isRead = spots.some(({ value }) => String(value).includes(`$request.body#/${spot.name}`));
        if (isNeeded && !isRead) yield replaceKey(spot, misspell(spot.name, random, new Set([spot.name])));
      }
    },
  },
  {
    name: "a misspelt key of a request that a scenario expects",
    count: 8,
    *edits({ spots, scenarios }, random) {
      for (const spot of scenarios) {
        if (!/\/expect\/requests\/\d+\/body\/\w{4,}$/.test(spot.pointer)) continue;
        const isSent = spots.some(({ pointer }) => pointer.endsWith(`/body/${spot.name}`));
        if (isSent) yield replaceKey(spot, misspell(spot.name, random, new Set([spot.name])));
      }
    },
  },
];
