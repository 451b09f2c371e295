import { isRecord, recordOf } from "#lib/json/record.ts";

import type { Path, Refuse } from "./check-shape.ts";
import { exceptionAt, namesOf } from "./exceptions.ts";
import type { LayerName } from "./settings.ts";

/** Keeps the parts of a checked patch that its layer may set, by the exceptions to merging; refuses the rest. */
export function narrow(
  layer: LayerName,
  patch: unknown,
  below: unknown,
  refuse: Refuse,
  path: Path = [],
  isOtherMoney = hasOtherMoney(patch, below),
): unknown {
  if (!isRecord(patch)) return patch;
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(patch)) {
    const inner = [...path, name];
    const beneath = isRecord(below) && Object.hasOwn(below, name) ? below[name] : undefined;
    const siblings = namesOf(below);
    const verdict = exceptionAt(inner)?.({ layer, name, value, below: beneath, siblings, isOtherMoney });
    if (verdict && "refuse" in verdict) refuse(inner, verdict.refuse);
    else kept[name] = narrow(layer, verdict ? verdict.keep : value, beneath, refuse, inner, isOtherMoney);
  }
  return kept;
}

function hasOtherMoney(patch: unknown, below: unknown): boolean {
  const { currency } = recordOf(patch);
  return currency !== undefined && currency !== recordOf(below).currency;
}
