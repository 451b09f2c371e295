import type { Meta } from "#definition/meta.ts";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import type { MoneyForm } from "#lib/money/money-form.ts";
import { stepKindOf } from "#tools/meta-schema/words.ts";

import { type Fact, fact } from "./fact.ts";
import { formFacts } from "./form-facts.ts";
import { formatFacts, metaOf, type Subject } from "./format-facts.ts";

/**
 * Every fact of a screen that its customers may notice, or that decides about their money.
 * @param format a meta-schema other than ours, for tests
 * @param money how amounts in minor units are told
 */
export function screenFacts(screen: Fields, format = metaSchema as Meta, money?: MoneyForm): Fact[] {
  const steps = namedSteps(screen);
  const moves = steps.some(({ step }) => step.money === true);
  return [
    ...formatFacts(format, screen, { key: "", what: "", format }),
    ...Object.entries(fieldsOf(screen.sources)).flatMap(([name, source]) =>
      formatFacts(metaOf("source", { format }), source, {
        key: `sources.${name}`,
        what: `source ${name}`,
        format,
      }),
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
    ...steps.flatMap(({ key, step }) => stepFacts(key, step, { format, money })),
  ];
}

/**
 * Each step with its name, or with its kind and a number, so that a new step in front renames as few others as
 * possible.
 */
function namedSteps({ steps }: Fields): { readonly key: string; readonly step: Fields }[] {
  const counts = new Map<string, number>();
  return listOf(steps).map((one) => {
    const step = fieldsOf(one);
    const kind = stepKindOf(step);
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

function stepFacts(key: string, step: Fields, told: Pick<Subject, "format" | "money">): Fact[] {
  const what = key.includes("form") ? `the ${key}` : `step ${key}`;
  const subject: Subject = { key, what, isMoney: step.money === true, ...told };
  return [
    ...formatFacts(metaOf("step", subject), step, subject),
    ...("ask" in step ? formFacts(fieldsOf(step.ask), subject) : []),
    ...[step.requery].flat().flatMap((requery, index) => requeryFacts(requery, index, subject)),
  ];
}

function requeryFacts(requery: unknown, index: number, { key, what, format }: Subject): Fact[] {
  return formatFacts(metaOf("requery", { format }), requery, {
    key: `${key}.requery.${index}`,
    what: `${what}, asking again${index > 0 ? ` (${index + 1})` : ""}`,
    isMoney: true,
    format,
  });
}
