import type { LimitDefinition } from "#definition/format.ts";
import type { Value } from "#definition/value.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveValue } from "#engine/values/value.ts";

/**
 * Whether a reply has a minimum or maximum that cannot be read, such as an amount in words. It must not vanish.
 * @param read what a limit's value means; undefined for one that cannot be read
 */
export function isUnread(
  { minimum, maximum }: Pick<LimitDefinition, "minimum" | "maximum">,
  scope: Scope,
  read: (value: unknown) => unknown,
): boolean {
  return [minimum, maximum].flat().some((limit = null) => {
    const made = resolveValue(limit, scope);
    // 0, null and an empty text are 0 as a number, and mean that there is no limit.
    return made !== 0 && read(made) === undefined && Number(resolveValue(sourceOf(limit), scope) ?? 0) !== 0;
  });
}

/** What a limit is made of: without its transforms. */
function sourceOf(limit: Value): Value {
  return typeof limit === "object" && limit !== null && "$value" in limit ? limit.$value : limit;
}
