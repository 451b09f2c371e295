import type { Ask } from "#definition/compiled.ts";
import { say } from "#lib/text/words.ts";
import { safePattern } from "#lib/text/safe-pattern.ts";
import { lowerWords } from "#lib/text/text.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveToText, resolveValue } from "#engine/values/value.ts";
import { words } from "#engine/words.ts";

import { limitText } from "./limit-text.ts";
import type { Beyond } from "./limits.ts";

/** The error of a text that is too short, too long or does not match its pattern. The schema refuses an empty one. */
export function textBeyond(ask: Ask, field: string, value: unknown, scope: Scope): Beyond[] {
  const definition = ask.limits?.[field];
  if (!definition || typeof value !== "string" || value === "") return [];
  // Counts characters as people do: one that takes two units of a string counts as one.
  const { length } = Array.from(value);
  const limitOf = (keyword: "minLength" | "maxLength") => {
    const limits = [resolveValue(definition[keyword] ?? null, scope)].flat().map(Number);
    const strictest = (keyword === "minLength" ? Math.max : Math.min)(...limits.filter((limit) => limit > 0));
    return Number.isFinite(strictest) ? strictest : undefined;
  };
  const told = (keyword: string, limit: number) => [
    { field, keyword, text: limitText(ask, field, keyword, limit, scope) },
  ];
  const [least, most] = [limitOf("minLength"), limitOf("maxLength")];
  if (least !== undefined && length < least) return told("minLength", least);
  if (most !== undefined && length > most) return told("maxLength", most);
  return unfit(ask, field, value, scope);
}

/** The error of a text that does not match the pattern from a reply or from the tenant. */
function unfit({ limits, schema }: Ask, field: string, value: string, scope: Scope): Beyond[] {
  const { pattern, message } = limits?.[field] ?? {};
  const wanted = resolveToText(pattern, scope);
  if (wanted === "") return [];
  const fits = safePattern(wanted);
  if (fits?.(value)) return [];
  const { title = field } = ((schema.properties ?? {}) as Record<string, { title?: string }>)[field] ?? {};
  const text = fits
    ? resolveToText(message, scope) || say(words.checkTitle, { title: lowerWords(title) })
    : words.unknownRule;
  return [{ field, keyword: "pattern", text }];
}
