import type { Condition } from "#definition/compiled.ts";
import { type ListKind, listKinds } from "#definition/catalogue.ts";
import type { ListDefinition } from "#definition/format.ts";
import { safePattern } from "#lib/text/safe-pattern.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { holds } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveToText, resolveValue } from "#engine/values/value.ts";
import { words } from "#engine/words.ts";

type List = ListDefinition<Condition>;

/** One field of a list from a reply. */
export type Member = {
  readonly name: string;
  readonly title: string;
  /** Undefined when the reply asks for a kind that we do not know. */
  readonly kind: ListKind | undefined;
  readonly pattern: string;
  readonly message: string;
  readonly required: boolean;
  /** What it holds until the customer changes it. */
  readonly value?: string | number;
  /** The customer cannot change the value: it is shown, or only sent. */
  readonly given?: "shown" | "hidden";
  /** The limits of a quantity. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Why nothing can be entered here: the rules, names or values in the reply are unusable. */
  readonly unusable?: string;
};

/** The items that are fields of the list now. */
export function listItems({ items, when }: List, scope: Scope): readonly unknown[] {
  const all = itemsOf(resolveValue(items, scope));
  return when ? all.filter((item) => holds(when, { ...scope, item })) : all;
}

/** The current fields of the list. */
export function membersOf(list: List, scope: Scope): Member[] {
  const members = listItems(list, scope).map((item) => toMember(list, { ...scope, item }));
  const names = members.map(({ name }) => name);
  return members.map((member) => {
    const unusable = whyUnusable(member, names);
    return unusable === undefined ? member : { ...member, unusable };
  });
}

/** Whether a field of the list is not shown. One that cannot be sent is, because it says why. */
export function isHidden({ given, unusable }: Member): boolean {
  return given === "hidden" && unusable === undefined;
}

function isListKind(word: string): word is ListKind {
  return Object.hasOwn(listKinds, word);
}

function toMember(list: List, scope: Scope): Member {
  const kind = resolveToText(list.kind, scope);
  const textOf = (key: "pattern" | "message") =>
    resolveToText(list[key], scope) ||
    (kind === "phone" ? resolveToText(`$settings.limits.phone.${key}`, scope) : "");
  const is = (key: "required" | "hidden" | "readOnly") => resolveValue(list[key] ?? false, scope) === true;
  const given = is("hidden") ? "hidden" : is("readOnly") ? "shown" : undefined;
  const text = resolveToText(list.value, scope);
  // An empty quantity is 0, so that it can be counted up.
  const value = kind === "quantity" ? (toNumber(text) ?? (given ? undefined : 0)) : text || undefined;
  const [minimum, maximum] = [list.minimum, list.maximum].map((one) => toNumber(resolveToText(one, scope)));
  return {
    name: resolveToText(list.name, scope),
    title: resolveToText(list.title, scope),
    kind: isListKind(kind) ? kind : undefined,
    // A phone number without its own form has the tenant's.
    pattern: textOf("pattern"),
    message: textOf("message"),
    required: is("required"),
    ...(value !== undefined && { value }),
    ...(given && { given }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    choices: choicesOf(list, scope),
  };
}

function toNumber(text: string): number | undefined {
  return /^-?\d+(?:\.0+)?$/.test(text) ? Number(text) : undefined;
}

/** Each value once: the same value is sent whichever of its labels is chosen, so the labels are joined. */
function choicesOf({ choices }: List, scope: Scope): Member["choices"] {
  if (!choices) return [];
  const labels = new Map<string, string[]>();
  for (const item of itemsOf(resolveValue(choices.items, scope))) {
    const value = resolveToText(choices.value, { ...scope, item });
    const label = resolveToText(choices.label, { ...scope, item });
    // An empty value could not be sent.
    if (value !== "") labels.set(value, [...(labels.get(value) ?? []), label]);
  }
  return Array.from(labels, ([value, all]) => ({ value, label: [...new Set(all)].join(" / ") }));
}

function whyUnusable(
  { name, kind, pattern, given, required, value }: Member,
  names: readonly string[],
): string | undefined {
  const isOwn = name !== "" && !(name in Object.prototype) && names.indexOf(name) === names.lastIndexOf(name);
  if (!isOwn) return words.unusableName;
  if (!kind || (pattern !== "" && !safePattern(pattern))) return words.unknownRule;
  return given && required && value === undefined ? words.noValue : undefined;
}
