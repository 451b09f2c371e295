import { type Kind, meant, removeProperty, replaceKey, replaceValue } from "#tests/corpus/mistake.ts";
import { misspell } from "#tests/corpus/misspell.ts";

/** Mistakes in scenarios, and mistakes that only scenarios reveal. */
export const scenarios: readonly Kind[] = [
  {
    name: "a misspelt input of a scenario",
    count: 8,
    *edits({ scenarios: spots }, random) {
      for (const spot of spots.filter(({ pointer }) => /^\/scenarios\/\d+\/inputs\/\w+$/.test(pointer))) {
        if (spot.name.length > 3) yield replaceKey(spot, misspell(spot.name, random, new Set()));
      }
    },
  },
  {
    name: "a misspelt stored value of a scenario",
    count: 4,
    *edits({ scenarios: spots }, random) {
      for (const spot of spots.filter(({ pointer }) => /^\/scenarios\/\d+\/stored\/\w+$/.test(pointer))) {
        yield replaceKey(spot, misspell(spot.name, random, new Set()));
      }
    },
  },
  {
    name: 'a misspelt name of a scenario in "like"',
    count: 6,
    *edits({ scenarios: spots }, random) {
      for (const spot of spots.filter(({ pointer }) => /^\/scenarios\/\d+\/like$/.test(pointer))) {
        yield replaceValue(spot, misspell(String(spot.value), random, new Set()), meant(String(spot.value)));
      }
    },
  },
  {
    name: "a scenario with the name of another",
    count: 5,
    *edits({ scenarios: spots }) {
      const likes = spots.flatMap(({ name, value }) => (name === "like" ? [value] : []));
      const [first, ...others] = spots.filter(({ pointer }) => /^\/scenarios\/\d+\/name$/.test(pointer));
      for (const spot of others) {
        if (likes.includes(spot.value)) continue;
        yield replaceValue(spot, first!.value, `two scenarios have the name "${String(first!.value)}"`);
      }
    },
  },
  {
    name: "a misspelt call of a scenario",
    count: 8,
    *edits({ spots, scenarios: written }, random) {
      const calls = spots.flatMap(({ name, value }) => (name === "call" ? [value] : []));
      for (const spot of written) {
        // If the path ends with a value, any word is valid.
        const isCall = /\/(?:replies|requests)\/\d+\/call$/.test(spot.pointer) && calls.includes(spot.value);
        const [, start, last] = (isCall && /^(.* (?:.*\/)?)([a-z-]{5,})$/.exec(String(spot.value))) || [];
        if (start === undefined || last === undefined) continue;
        yield replaceValue(spot, start + misspell(last, random, new Set()), 'id you mean "');
      }
    },
  },
  {
    name: "a misspelt name of a refused field",
    count: 4,
    *edits({ scenarios: spots }, random) {
      for (const spot of spots.filter(({ pointer }) => /\/expect\/refused\/\d+$/.test(pointer))) {
        yield replaceValue(spot, misspell(String(spot.value), random, new Set()), meant(String(spot.value)));
      }
    },
  },
  {
    name: "a money call without scenarios for all outcomes",
    count: 6,
    *edits({ spots, text }) {
      const all = spots.find(({ pointer }) => pointer === "/scenarios");
      const money = spots.find(
        ({ pointer, value }) => /^\/steps\/\d+\/money$/.test(pointer) && value === true,
      );
      const step = spots.find(({ pointer }) => pointer === money?.pointer.replace(/\/money$/, ""));
      if (!all || !step || step.node.offset > all.node.offset) return;
      const says = "a money call without a scenario for succeeded and failed and pending, expected";
      yield { ...removeProperty(all, text, says), at: step.node.offset };
    },
  },
  {
    name: "a misspelt pointer into a reply",
    count: 10,
    *edits({ spots, scenarios: written }, random) {
      for (const spot of spots) {
        const [, start, last] = /^(\$response\.body#(?:\/\w+)*\/)(\w{4,})$/.exec(String(spot.value)) ?? [];
        const isNeeded = /\/fill\/\w+$|\/outputs\/\w+$|\/items$|\/result\/\d+\/value$/.test(spot.pointer);
        if (start === undefined || last === undefined || !isNeeded) continue;
        const [, source] = /^\/(?:sources|steps)\/(\w+)\//.exec(spot.pointer) ?? [];
        const call = spots.find(
          ({ pointer }) => pointer === `/${spot.pointer.split("/")[1]}/${source}/call`,
        )?.value;
        if (
          !written.some(
            ({ pointer, value }) =>
              pointer.endsWith("/call") && pointer.includes("/replies/") && value === call,
          )
        )
          continue;
        yield replaceValue(spot, start + misspell(last, random, new Set([last])), meant(last));
      }
    },
  },
];
