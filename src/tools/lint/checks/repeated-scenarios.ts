import type { Check } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

/** Each scenario has a name of its own: reports and pictures are told apart by it, and `like` means one of them. */
export const repeatedScenarios: Check = {
  rule: "scenario",
  *check({ screen }) {
    const seen = new Set<string>();
    for (const [index, scenario] of listOf(screen.scenarios).entries()) {
      const name = textOf(fieldsOf(scenario).name);
      if (name !== undefined && seen.has(name)) {
        const message = `two scenarios have the name "${name}"`;
        yield { pointer: `/scenarios/${index}/name`, message, expected: "a name that says what it shows" };
      }
      if (name !== undefined) seen.add(name);
    }
  },
};
