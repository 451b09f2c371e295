import type { Ask } from "#definition/compiled.ts";
import { safePattern } from "#lib/safe-pattern.ts";
import { lowerWords } from "#lib/text.ts";

import { limitText } from "./limit-text.ts";
import type { Beyond } from "./limits.ts";
import { UNKNOWN_RULE } from "./lists.ts";
import type { Scope } from "./scope.ts";
import { resolveToText, resolveValue } from "./value.ts";

/** A text that is too short or too long, or does not fit its pattern. An empty one is for the schema to refuse. */
export function textBeyond(ask: Ask, field: string, value: unknown, scope: Scope): Beyond[] {
  const definition = ask.limits?.[field];
  if (!definition || typeof value !== "string" || value === "") return [];
  // As people count: what a language writes with two units of a string is one character.
  const { length } = Array.from(value);
  const limitOf = (keyword: "minLength" | "maxLength") => {
    const limit = Number(resolveValue(definition[keyword] ?? null, scope) ?? 0);
    return limit > 0 ? limit : undefined;
  };
  const told = (keyword: string, limit: number) => [
    { field, keyword, text: limitText(ask, field, keyword, limit) },
  ];
  const [least, most] = [limitOf("minLength"), limitOf("maxLength")];
  if (least !== undefined && length < least) return told("minLength", least);
  if (most !== undefined && length > most) return told("maxLength", most);
  return unfit(ask, field, value, scope);
}

/** A text that does not fit the pattern which came with an answer, or is the tenant's. */
function unfit({ limits, schema }: Ask, field: string, value: string, scope: Scope): Beyond[] {
  const { pattern, message } = limits?.[field] ?? {};
  const wanted = resolveToText(pattern, scope);
  if (wanted === "") return [];
  const fits = safePattern(wanted);
  if (fits?.(value)) return [];
  const { title = field } = ((schema.properties ?? {}) as Record<string, { title?: string }>)[field] ?? {};
  const text = fits ? resolveToText(message, scope) || `Check the ${lowerWords(title)}` : UNKNOWN_RULE;
  return [{ field, keyword: "pattern", text }];
}
