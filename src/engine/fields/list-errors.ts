import type { Ask } from "#definition/compiled.ts";
import { formats, type ListKind } from "#definition/catalogue.ts";
import { say } from "#lib/text/words.ts";
import { recordOf } from "#lib/json/record.ts";
import { safePattern } from "#lib/text/safe-pattern.ts";
import { lowerWords } from "#lib/text/text.ts";
import { isShown } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Inputs } from "#engine/state/screen-state.ts";
import { words } from "#engine/words.ts";

import { type Member, membersOf } from "./lists.ts";

/** The form of a text for each kind; other kinds accept any text. */
const SHAPES: { readonly [K in ListKind]?: RegExp | undefined } = {
  date: formats["date"],
  digits: /^\d+$/,
  email: formats["email"],
};

/** The error of each field in the list, in their order; undefined when there is none. */
export function memberErrors(members: readonly Member[], value: unknown): readonly (string | undefined)[] {
  const values = recordOf(value);
  return members.map((member) => member.unusable ?? memberError(member, values[member.name]));
}

/** What the reply gives is the provider's own, and not the customer's to correct. */
function memberError(member: Member, value: unknown): string | undefined {
  if (member.given) return undefined;
  return member.kind === "quantity" ? quantityError(member, value) : textError(member, value);
}

function quantityError({ minimum = 0, maximum, required, message }: Member, value: unknown) {
  if (value === undefined || value === "") return required ? words.enterHowMany : undefined;
  if (!Number.isSafeInteger(value)) return message || words.enterAWholeNumber;
  if (Number(value) < minimum) return message || say(words.enterNumberOrMore, { minimum });
  return maximum !== undefined && Number(value) > maximum
    ? message || say(words.enterNumberOrLess, { maximum })
    : undefined;
}

function textError(member: Member, value: unknown): string | undefined {
  const { kind, pattern, message, title, required, choices } = member;
  const name = lowerWords(title);
  if (typeof value !== "string" || value === "") {
    return required ? say(kind === "choice" ? words.chooseThe : words.enterThe, { name }) : undefined;
  }
  const isOffered = kind !== "choice" || choices.some((choice) => choice.value === value);
  const isWhole = (kind && SHAPES[kind])?.test(value) ?? true;
  const fits = pattern === "" || safePattern(pattern)?.(value) === true;
  return isOffered && isWhole && fits ? undefined : message || say(words.checkThe, { name });
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
