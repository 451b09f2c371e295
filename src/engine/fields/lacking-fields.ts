import type { Ask } from "#definition/compiled.ts";
import { say } from "#lib/text/words.ts";
import { lowerWords } from "#lib/text/text.ts";
import { isShown } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Inputs } from "#engine/state/screen-state.ts";
import { words } from "#engine/words.ts";

/** Messages for the required fields that are shown and empty. */
export function lackingFields(ask: Ask, inputs: Inputs, scope: Scope): Readonly<Record<string, string>> {
  const lacking = requiredOf(ask).filter((name) => inputs[name] === undefined && isShown(ask, name, scope));
  return Object.fromEntries(lacking.map((name) => [name, say(words.fillInThe, { ask: titleOf(ask, name) })]));
}

/** The fields that the form's schema always requires. */
export function requiredOf({ schema: { required } }: Ask): readonly string[] {
  return Array.isArray(required) ? required : [];
}

/** The fields of a form. */
export function fieldsOf({ schema: { properties } }: Ask): readonly string[] {
  return Object.keys((properties as object | undefined) ?? {});
}

/** A field's name inside a sentence. */
export function titleOf({ schema }: Ask, name: string): string {
  const properties = (schema.properties ?? {}) as Record<string, { readonly title?: string } | undefined>;
  return lowerWords(properties[name]?.title ?? name);
}
