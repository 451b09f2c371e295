import { isRecord } from "#lib/record.ts";

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
): unknown {
  if (!isRecord(patch)) return patch;
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(patch)) {
    const inner = [...path, name];
    const beneath = isRecord(below) && Object.hasOwn(below, name) ? below[name] : undefined;
    const verdict = exceptionAt(inner)?.({ layer, name, value, below: beneath, siblings: namesOf(below) });
    if (verdict && "refuse" in verdict) refuse(inner, verdict.refuse);
    else kept[name] = narrow(layer, verdict ? verdict.keep : value, beneath, refuse, inner);
  }
  return kept;
}
