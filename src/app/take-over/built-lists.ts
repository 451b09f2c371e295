import type { BuiltList } from "#definition/built-page.ts";
import type { Ask, Screen } from "#definition/compiled.ts";
import { type Expression, isLoneExpression, parseExpression, parseTemplate } from "#definition/expression.ts";
import type { TextValue, Value } from "#definition/value.ts";
import type { Source } from "#engine/sources/source.ts";
import { words } from "#renderer/widgets/words.ts";

/** A read of the provider by a path alone. */
const READ = /^GET ([\w/-]+)$/;
/** What makes a source more than that: more must be known than its reply, or more happens than that a list is filled. */
const MORE = ["api", "when", "query", "body", "pages", "search", "outcomes"] as const;

/** The lists of a form that need nothing but the provider's reply: the customer's wallets, not the banks of a country. */
export function builtLists({ sources = {} }: Screen, { uiSchema = {} }: Ask): readonly BuiltList[] {
  return Object.entries(uiSchema).flatMap(([field, hints]) => {
    const { "ui:widget": widget, "ui:options": options, "ui:placeholder": prompt } = hints as Hints;
    const source = sources[options?.source ?? ""];
    const list = widget === "select" && source ? listOf(source) : undefined;
    if (!source || !list) return [];
    return [{ field, ...list, ...(!source.fill?.[field] && { prompt: prompt ?? words.chooseOne }) }];
  });
}

type Hints = {
  readonly "ui:widget"?: string;
  readonly "ui:options"?: { readonly source?: string };
  readonly "ui:placeholder"?: string;
};

function listOf(source: Source): Pick<BuiltList, "path" | "items" | "value" | "label"> | undefined {
  const { call, items: list, options } = source;
  const path = typeof call === "string" && READ.exec(call)?.[1];
  if (!path || !options || options.detail !== undefined || MORE.some((key) => key in source))
    return undefined;
  const [items, value, label] = [
    expressionIn(list, "response"),
    expressionIn(options.value, "item"),
    partsOf(options.label),
  ];
  return (
    items &&
    value &&
    label && { path, items, value, label, ...(options.concealed !== undefined && { conceals: true }) }
  );
}

/** A value that is nothing but an expression of this root. */
function expressionIn(value: Value | undefined, root: Expression["root"]): Expression | undefined {
  const found = typeof value === "string" && isLoneExpression(value) ? parseExpression(value) : undefined;
  return found && !("error" in found) && found.root === root ? found : undefined;
}

/** A label as texts and what of the item stands between them; undefined for one that is more than that. */
function partsOf(label: Value): BuiltList["label"] | undefined {
  const { $text, with: values = {} } = (typeof label === "string" ? { $text: label } : label) as TextValue;
  if (typeof $text !== "string") return undefined;
  const lone = expressionIn($text, "item");
  if (lone) return [lone];
  const parts = parseTemplate($text).map((part) =>
    typeof part !== "string" && part.root === "with" ? expressionIn(values[part.path[0]!], "item") : part,
  );
  return parts.every((part) => typeof part === "string" || part?.root === "item")
    ? (parts as BuiltList["label"])
    : undefined;
}
