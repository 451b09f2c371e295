import type { Parts } from "./parts.ts";
import type { ScopedPath } from "./scoped-path.ts";

/** Lists one condition, or each of several of which any one must hold. */
export function collectCondition(condition: unknown, at: ScopedPath, { conditions }: Parts): void {
  if (!Array.isArray(condition)) conditions.push({ ...at.part, condition });
  else
    for (const [index, one] of condition.entries()) conditions.push({ ...at.at(index).part, condition: one });
}
