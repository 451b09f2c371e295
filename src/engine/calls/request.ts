import type { Condition } from "#definition/compiled.ts";
import { parseTemplate } from "#definition/expression.ts";
import type { CallTarget } from "#definition/format.ts";
import type { CallDefinition } from "#definition/screen.ts";
import { onlyGoesDown } from "#lib/web/path-segments.ts";
import type { ProviderRequest } from "#provider/client.ts";
import { asText } from "#engine/values/as-text.ts";
import { isComplete } from "#engine/values/complete.ts";
import { holds } from "#engine/values/condition.ts";
import { memo } from "#engine/values/memo.ts";
import { evaluate, type Scope } from "#engine/scope/scope.ts";
import { resolveValue } from "#engine/values/value.ts";

/** Half of a surrogate pair, which cannot be encoded. */
const HALF_CHARACTER = /\p{Surrogate}/u;
const TARGET = /^(GET|POST|PUT|PATCH|DELETE) (.+)$/;

const partsOf = memo(parseTemplate);

/** A request without its body. */
export type RequestHead = Omit<ProviderRequest, "body">;

/** Builds the request of a call; undefined when its address cannot be built. */
export function buildRequest(call: CallDefinition<Condition>, scope: Scope): ProviderRequest | undefined {
  const head = buildHead(call, scope);
  return head && { ...head, ...(call.body !== undefined && { body: resolveValue(call.body, scope) }) };
}

/**
 * Builds a request without its body. Undefined when a value in its path is missing, empty or could lead to another
 * path, or when no case of its target holds. Values in the path are percent-encoded by RFC 6570, so they cannot add a
 * segment or a query.
 */
export function buildHead(call: CallDefinition<Condition>, scope: Scope): RequestHead | undefined {
  const match = TARGET.exec(chooseTarget(call.call, scope) ?? "");
  const path = match && expandPath(match[2]!, scope);
  if (!match || path === undefined || path === null) return undefined;
  return {
    method: match[1] as ProviderRequest["method"],
    path,
    ...(call.api && { api: call.api }),
    ...(call.query && { query: resolveQuery(call.query, scope) }),
    ...(call.timeout && { timeout: call.timeout }),
  };
}

/** The target of the matching case, as written: `GET banks`. */
function chooseTarget(target: CallTarget<Condition>, scope: Scope): string | undefined {
  if (typeof target === "string") return target;
  return target.find(({ when }) => !when || holds(when, scope))?.call;
}

function expandPath(template: string, scope: Scope): string | undefined {
  const parts = partsOf(template).map((part) =>
    typeof part === "string" ? part : encodeSegment(evaluate(part, scope)),
  );
  const path = parts.includes(undefined) ? undefined : parts.join("");
  // Some servers decode a path before they split it; for them "..%2Fpay" leads one level up.
  return path !== undefined && onlyGoesDown(path) ? path : undefined;
}

/** RFC 6570 simple expansion. */
function encodeSegment(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value);
  if (text === "" || HALF_CHARACTER.test(text)) return undefined;
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function resolveQuery(query: NonNullable<CallDefinition["query"]>, scope: Scope): Record<string, string> {
  const entries = Object.entries(query).map(([name, value]) => [name, resolveValue(value, scope)] as const);
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, asText(value)]),
  );
}

/**
 * The request of a source, like a call's, but only if every value that the call uses is present. Undefined means that
 * the source rests.
 */
export function buildRead(call: CallDefinition<Condition>, scope: Scope): ProviderRequest | undefined {
  const parts = [chooseTarget(call.call, scope) ?? null, call.query ?? null, call.body ?? null];
  return isComplete(parts, scope) ? buildRequest(call, scope) : undefined;
}
