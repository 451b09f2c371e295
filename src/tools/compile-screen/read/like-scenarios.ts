import { problemAt } from "./json-file.ts";
import { type Located, mergePatch } from "./located.ts";
import type { Problem } from "#definition/problem.ts";
import { unknownWord } from "./unknown-word.ts";

type Entries = ReadonlyMap<string, Located>;

/**
 * Completes each scenario that lists its differences to an earlier one (`like`): stored values and inputs are merged
 * (RFC 7396), replies replace those to the same call, and every other key replaces the earlier one.
 */
export function wholeScenarios(root: Located): {
  readonly root: Located;
  readonly problems: readonly Problem[];
} {
  const scenarios = entriesOf(root)?.get("scenarios");
  if (!scenarios || !("items" in scenarios.content)) return { root, problems: [] };
  const earlier = new Map<string, Located>();
  const problems: Problem[] = [];
  const items = scenarios.content.items.map((scenario, index) => {
    const whole = wholeOf(scenario, earlier, (like) => problems.push(unknownLike(like, index, earlier)));
    const name = textOf(entriesOf(whole)?.get("name"));
    if (name !== undefined) earlier.set(name, whole);
    return whole;
  });
  const entries = new Map(entriesOf(root)).set("scenarios", { ...scenarios, content: { items } });
  return { root: { ...root, content: { entries } }, problems };
}

function wholeOf(
  scenario: Located,
  earlier: ReadonlyMap<string, Located>,
  refuse: (like: Located) => void,
): Located {
  const own = entriesOf(scenario);
  const like = own?.get("like");
  if (!own || !like) return scenario;
  const base = entriesOf(earlier.get(textOf(like) ?? ""));
  if (!base) refuse(like);
  return base ? { ...scenario, content: { entries: mergedEntries(base, own) } } : scenario;
}

function mergedEntries(base: Entries, own: Entries): Entries {
  const merged = new Map([...base, ...own]);
  merged.delete("like");
  for (const key of ["stored", "inputs"]) {
    const patch = own.get(key);
    if (patch) merged.set(key, mergePatch(base.get(key), patch));
  }
  const replies = own.get("replies");
  if (replies) merged.set("replies", mergedReplies(base.get("replies"), replies));
  return merged;
}

function mergedReplies(base: Located | undefined, own: Located): Located {
  const answered = new Set(itemsOf(own).map(callOf));
  const kept = itemsOf(base).filter((reply) => !answered.has(callOf(reply)));
  return { ...own, content: { items: [...kept, ...itemsOf(own)] } };
}

function unknownLike(like: Located, index: number, earlier: ReadonlyMap<string, Located>): Problem {
  const { file, offset } = like.place;
  const word = textOf(like) ?? "";
  const told = unknownWord("earlier scenario", word, earlier.keys());
  return problemAt(file, offset, { pointer: `/scenarios/${index}/like`, rule: "scenario", ...told });
}

function callOf(reply: Located): string | undefined {
  return textOf(entriesOf(reply)?.get("call"));
}

function entriesOf(located: Located | undefined): Entries | undefined {
  return located && "entries" in located.content ? located.content.entries : undefined;
}

function itemsOf(located: Located | undefined): readonly Located[] {
  return located && "items" in located.content ? located.content.items : [];
}

function textOf(located: Located | undefined): string | undefined {
  if (!located || !("scalar" in located.content)) return undefined;
  return typeof located.content.scalar === "string" ? located.content.scalar : undefined;
}
