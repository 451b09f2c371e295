import type { Control, ControlKind } from "#gallery/protocol-panel.ts";

import type { Shown } from "./own-value.ts";
import { writingOf } from "./writings.ts";

/** The help of the format; an example while nothing is set, and where a value comes from that the file does not have. */
export function hintOf(
  { description, kind, options = [], example, from, value }: Control,
  shown: Shown,
): string {
  const word = kind === "choice" && options.find((option) => option.value === (shown.value ?? value))?.info;
  const like =
    !shown.isOwn && shown.value === undefined && example !== undefined && !NO_EXAMPLE.has(kind)
      ? tellExample(kind, example)
      : "";
  const place = !shown.isOwn && from !== undefined ? `From ${from}.` : "";
  return [description, word || "", place, place ? "" : like].filter(Boolean).join(" ");
}

const NO_EXAMPLE: ReadonlySet<ControlKind> = new Set(["boolean", "choice", "member", "null"]);

/** What makes a value has its example where its form is chosen. */
function tellExample(kind: ControlKind, example: unknown): string {
  const isTold = kind !== "forms" || typeof example === "string" || typeof example === "number";
  const told = kind === "forms" ? String(example) : writingOf(kind).tell(example);
  return isTold ? `For example ${told.replace(/\.$/, "")}.` : "";
}
