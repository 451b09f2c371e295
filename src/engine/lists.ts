import type { Ask } from "#definition/compiled.ts";
import { formats, type ListKind, listKinds } from "#definition/catalogue.ts";
import type { ListDefinition } from "#definition/format.ts";
import { recordOf } from "#lib/record.ts";
import { safePattern } from "#lib/safe-pattern.ts";
import { lowerWords } from "#lib/text.ts";
import { itemsOf } from "#lib/reply-data.ts";

import { isShown } from "./condition.ts";
import { evaluateText, type Scope } from "./scope.ts";
import type { Inputs } from "./screen-state.ts";
import { resolveToText, resolveValue } from "./value.ts";

/** One field of a list that an answer brought. */
export type Member = {
  readonly name: string;
  readonly title: string;
  /** Undefined where the answer asks for a kind that we do not know. */
  readonly kind: ListKind | undefined;
  readonly pattern: string;
  readonly message: string;
  readonly required: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
};

/** What a field says whose rules came with an answer in a form that we do not know. */
export const UNKNOWN_RULE = "We cannot take this yet: it asks for something that we do not know.";

/** What a text of each kind looks like; of the others any will do. */
const SHAPES: { readonly [K in ListKind]?: RegExp | undefined } = {
  date: formats["date"],
  digits: /^\d+$/,
  email: formats["email"],
};

/** The fields that the list has now. */
export function membersOf(list: ListDefinition, scope: Scope): Member[] {
  return itemsOf(evaluateText(list.items, scope)).map((item) => toMember(list, { ...scope, item }));
}

function isListKind(word: string): word is ListKind {
  return Object.hasOwn(listKinds, word);
}

function toMember(list: ListDefinition, scope: Scope): Member {
  const kind = resolveToText(list.kind, scope);
  const { choices } = list;
  const options = choices ? itemsOf(evaluateText(choices.items, scope)) : [];
  const textOf = (key: "pattern" | "message") =>
    resolveToText(list[key], scope) ||
    (kind === "phone" ? resolveToText(`$settings.limits.phone.${key}`, scope) : "");
  return {
    name: resolveToText(list.name, scope),
    title: resolveToText(list.title, scope),
    kind: isListKind(kind) ? kind : undefined,
    // A phone number without a form of its own has the tenant's.
    pattern: textOf("pattern"),
    message: textOf("message"),
    required: resolveValue(list.required ?? false, scope) === true,
    choices: options.map((item) => ({
      value: resolveToText(choices?.value, { ...scope, item }),
      label: resolveToText(choices?.label, { ...scope, item }),
    })),
  };
}

/** What is wrong with the list's value, by the name of the field. */
export function memberErrors(members: readonly Member[], value: unknown): Readonly<Record<string, string>> {
  const values = recordOf(value);
  return Object.fromEntries(
    members.flatMap((member) => {
      const text = memberError(member, values[member.name]);
      return text === undefined ? [] : [[member.name, text] as const];
    }),
  );
}

function memberError(member: Member, value: unknown): string | undefined {
  const { kind, pattern, message, title, required, choices } = member;
  const fits = pattern === "" ? () => true : safePattern(pattern);
  if (!kind || !fits) return UNKNOWN_RULE;
  const name = lowerWords(title);
  if (typeof value !== "string" || value === "") {
    return required ? `${kind === "choice" ? "Choose" : "Enter"} the ${name}` : undefined;
  }
  const isOffered = kind !== "choice" || choices.some((choice) => choice.value === value);
  const isWhole = SHAPES[kind]?.test(value) ?? true;
  return isOffered && isWhole && fits(value) ? undefined : message || `Check the ${name}`;
}

/** What is wrong with the lists of a form that are there now; `part` is the field of the list, from 0. */
export function wrongLists(ask: Ask, inputs: Inputs, scope: Scope) {
  return Object.entries(ask.lists ?? {}).flatMap(([field, list]) => {
    if (!isShown(ask, field, scope)) return [];
    const members = membersOf(list, scope);
    const wrong = memberErrors(members, inputs[field]);
    return members.flatMap(({ name }, part) => {
      const text = wrong[name];
      return text === undefined ? [] : [{ field, part, keyword: "list" as const, text }];
    });
  });
}

/** Lists with values that belonged to another item: each without them. */
export function prunedLists({ lists = {} }: Ask, inputs: Inputs, scope: Scope): [string, unknown][] {
  return Object.entries(lists).flatMap(([field, list]): [string, unknown][] => {
    const values = Object.entries(recordOf(inputs[field]));
    if (values.length === 0) return [];
    const names = membersOf(list, scope).map(({ name }) => name);
    const kept = values.filter(([name]) => names.includes(name));
    return kept.length === values.length ? [] : [[field, Object.fromEntries(kept)]];
  });
}
