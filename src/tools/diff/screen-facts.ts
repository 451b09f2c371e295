import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/fields.ts";

import { askFacts } from "./ask-facts.ts";
import { callFacts } from "./call-facts.ts";
import { type Fact, fact } from "./fact.ts";

const HEAD = [
  ["path", "its address"],
  ["over", "the page that it stands above"],
  ["title", "its title"],
  ["intro", "its introduction"],
  ["documentTitle", "the title of its tab"],
  ["access", "who may see it"],
  ["guard", "who may enter"],
  ["draft", "whether it keeps a draft"],
  ["history", "its past transactions"],
  ["recipients", "its last recipients"],
] as const;

/** Everything in a screen that its customers could notice, or that decides about their money. */
export function screenFacts(screen: Fields): Fact[] {
  const steps = namedSteps(screen);
  const moves = steps.some(({ step }) => step.money === true);
  return [
    ...HEAD.flatMap(([key, what]) => fact(key, what, screen[key])),
    ...["label", "icon", "order", "keywords", "flags"].flatMap((key) =>
      fact(`menu.${key}`, `its ${key} in the menu`, fieldsOf(screen.menu)[key]),
    ),
    ...Object.entries(fieldsOf(screen.sources)).flatMap(([name, source]) =>
      sourceFacts(name, fieldsOf(source)),
    ),
    ...fact(
      "steps",
      "the order of its steps",
      steps.map(({ key }) => key),
      {
        touches: moves ? "request" : undefined,
        say: (keys) => listOf(keys).join(", "),
      },
    ),
    ...steps.flatMap(({ key, step }) => stepFacts(key, step)),
  ];
}

function sourceFacts(name: string, source: Fields): Fact[] {
  const key = `sources.${name}`;
  const what = `source ${name}`;
  return [
    ...callFacts(source, key, what, false),
    ...["items", "options", "fill", "clears", "loading", "failure"].flatMap((word) =>
      fact(`${key}.${word}`, `${what}: its ${word}`, source[word]),
    ),
  ];
}

/** A step has its own name, or that of its kind and a number: a step in front of it must not rename it more than needed. */
function namedSteps({ steps }: Fields): { readonly key: string; readonly step: Fields }[] {
  const counts = new Map<string, number>();
  return listOf(steps).map((one) => {
    const step = fieldsOf(one);
    const kind = ["ask", "show", "wait", "call"].find((word) => word in step) ?? "step";
    const name = textOf(step.name) ?? kindName(kind, step);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: count === 1 ? name : `${name} ${count}`, step };
  });
}

function kindName(kind: string, step: Fields): string {
  if (kind !== "ask") return kind;
  const { stage, uiSchema } = fieldsOf(step.ask);
  if (typeof stage === "string") return `form "${stage}"`;
  const hints = Object.values(fieldsOf(uiSchema));
  return hints.some((hint) => fieldsOf(hint)["ui:widget"] === "pin") ? "PIN form" : "form";
}

function stepFacts(key: string, step: Fields): Fact[] {
  const what = key.includes("form") ? `the ${key}` : `step ${key}`;
  const isMoney = step.money === true;
  if ("ask" in step)
    return [
      ...askFacts(fieldsOf(step.ask), key, what),
      ...fact(`${key}.when`, `${what}: when it comes`, step.when),
    ];
  if ("show" in step) return fact(key, what, step.show);
  return [
    ...fact(`${key}.money`, `${what}: whether it moves money`, step.money, { touches: "outcome" }),
    ...callFacts(step, key, what, isMoney),
  ];
}
