import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/fields.ts";

import { type Fact, fact } from "./fact.ts";
import { formFacts } from "./form-facts.ts";
import { formatFacts, metaOf, type Subject } from "./format-facts.ts";

/** Everything in a screen that its customers could notice, or that decides about their money. */
export function screenFacts(screen: Fields): Fact[] {
  const steps = namedSteps(screen);
  const moves = steps.some(({ step }) => step.money === true);
  return [
    ...formatFacts(metaOf(), screen, { key: "", what: "" }),
    ...Object.entries(fieldsOf(screen.sources)).flatMap(([name, source]) =>
      formatFacts(metaOf("source"), source, { key: `sources.${name}`, what: `source ${name}` }),
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
  const subject: Subject = { key, what, isMoney: step.money === true };
  return [
    ...formatFacts(metaOf("step"), step, subject),
    ...("ask" in step ? formFacts(fieldsOf(step.ask), subject) : []),
    ...[step.requery].flat().flatMap((requery, index) => requeryFacts(requery, index, subject)),
  ];
}

function requeryFacts(requery: unknown, index: number, { key, what }: Subject): Fact[] {
  return formatFacts(metaOf("requery"), requery, {
    key: `${key}.requery.${index}`,
    what: `${what}, asking again${index > 0 ? ` (${index + 1})` : ""}`,
    isMoney: true,
  });
}
