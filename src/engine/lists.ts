import type { Ask } from "#definition/compiled.ts";
import { formats, type ListKind, listKinds } from "#definition/catalogue.ts";
import type { ListDefinition } from "#definition/format.ts";
import { recordOf } from "#lib/record.ts";
import { safePattern } from "#lib/safe-pattern.ts";
import { lowerWords } from "#lib/text.ts";
import { itemsOf } from "#lib/reply-data.ts";

import { isShown } from "./condition.ts";
import type { Scope } from "./scope.ts";
import type { Inputs } from "./screen-state.ts";
import { resolveToText, resolveValue } from "./value.ts";

/** One field of a list from a reply. */
export type Member = {
  readonly name: string;
  readonly title: string;
  /** Undefined when the reply asks for a kind that we do not know. */
  readonly kind: ListKind | undefined;
  readonly pattern: string;
  readonly message: string;
  readonly required: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Why nothing can be entered here: the rules or names in the reply are unusable. */
  readonly unusable?: string;
};

/** Message of a field whose rules came in a form that we do not know. */
export const UNKNOWN_RULE = "We cannot take this yet: it asks for something that we do not know.";

/** Message of a field whose name is missing, not unique, or a name that every object has. */
export const UNUSABLE_NAME =
  "We cannot take this: the answer that we got does not tell its fields apart. Nothing was sent.";

/** The form of a text for each kind; other kinds accept any text. */
const SHAPES: { readonly [K in ListKind]?: RegExp | undefined } = {
  date: formats["date"],
  digits: /^\d+$/,
  email: formats["email"],
};

/** The current fields of the list. */
export function membersOf(list: ListDefinition, scope: Scope): Member[] {
  const members = itemsOf(resolveValue(list.items, scope)).map((item) => toMember(list, { ...scope, item }));
  const names = members.map(({ name }) => name);
  return members.map((member) => {
    const unusable = whyUnusable(member, names);
    return unusable === undefined ? member : { ...member, unusable };
  });
}

function isListKind(word: string): word is ListKind {
  return Object.hasOwn(listKinds, word);
}

function toMember(list: ListDefinition, scope: Scope): Member {
  const kind = resolveToText(list.kind, scope);
  const textOf = (key: "pattern" | "message") =>
    resolveToText(list[key], scope) ||
    (kind === "phone" ? resolveToText(`$settings.limits.phone.${key}`, scope) : "");
  return {
    name: resolveToText(list.name, scope),
    title: resolveToText(list.title, scope),
    kind: isListKind(kind) ? kind : undefined,
    // A phone number without its own form has the tenant's.
    pattern: textOf("pattern"),
    message: textOf("message"),
    required: resolveValue(list.required ?? false, scope) === true,
    choices: choicesOf(list, scope),
  };
}

/** Each value once: the same value is sent whichever of its labels is chosen, so the labels are joined. */
function choicesOf({ choices }: ListDefinition, scope: Scope): Member["choices"] {
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

function whyUnusable({ name, kind, pattern }: Member, names: readonly string[]): string | undefined {
  const isOwn = name !== "" && !(name in Object.prototype) && names.indexOf(name) === names.lastIndexOf(name);
  if (!isOwn) return UNUSABLE_NAME;
  return kind && (pattern === "" || safePattern(pattern)) ? undefined : UNKNOWN_RULE;
}

/** The error of each field in the list, in their order; undefined when there is none. */
export function memberErrors(members: readonly Member[], value: unknown): readonly (string | undefined)[] {
  const values = recordOf(value);
  return members.map((member) => member.unusable ?? memberError(member, values[member.name]));
}

function memberError(member: Member, value: unknown): string | undefined {
  const { kind, pattern, message, title, required, choices } = member;
  const name = lowerWords(title);
  if (typeof value !== "string" || value === "") {
    return required ? `${kind === "choice" ? "Choose" : "Enter"} the ${name}` : undefined;
  }
  const isOffered = kind !== "choice" || choices.some((choice) => choice.value === value);
  const isWhole = (kind && SHAPES[kind])?.test(value) ?? true;
  const fits = pattern === "" || safePattern(pattern)?.(value) === true;
  return isOffered && isWhole && fits ? undefined : message || `Check the ${name}`;
}

/** The errors in a form's visible lists; `part` is the index of the field in the list, from 0. */
export function wrongLists(ask: Ask, inputs: Inputs, scope: Scope) {
  return Object.entries(ask.lists ?? {}).flatMap(([field, list]) => {
    if (!isShown(ask, field, scope)) return [];
    const members = membersOf(list, scope);
    return memberErrors(members, inputs[field]).flatMap((text, part) =>
      text === undefined ? [] : [{ field, part, keyword: "list" as const, text }],
    );
  });
}

/** Lists with values that belonged to another item, without those values. */
export function prunedLists({ lists = {} }: Ask, inputs: Inputs, scope: Scope): [string, unknown][] {
  return Object.entries(lists).flatMap(([field, list]): [string, unknown][] => {
    const values = Object.entries(recordOf(inputs[field]));
    if (values.length === 0) return [];
    const names = membersOf(list, scope).map(({ name }) => name);
    const kept = values.filter(([name]) => names.includes(name));
    return kept.length === values.length ? [] : [[field, Object.fromEntries(kept)]];
  });
}
