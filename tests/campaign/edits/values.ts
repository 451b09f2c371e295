import type { Control } from "#gallery/protocol-panel.ts";

import type { Random } from "./moves.ts";
import type { Seen } from "./seen.ts";

/** What can be set in a control: as it is typed, and as it is written in the file where it is. */
type Typed = { readonly kind: string; readonly text: string; readonly written?: unknown };

/** A number that cannot be read: the file stays as it is. */
export const NO_NUMBER = "number that is none";

/** Values that somebody may give a control, all of another kind. */
export function valueFor(
  { type, value, options, isChecked }: Seen,
  control: Control,
  random: Random,
): Typed[] {
  const number = random(900) + 100;
  switch (control.kind) {
    case "member":
      return type === "checkbox" ? [{ kind: "member", text: String(!isChecked) }] : [];
    case "boolean":
    case "choice": {
      const others = options.filter((one) => one.value !== value && one.value !== "");
      const to = others[random(others.length)]?.value;
      if (to === undefined) return [];
      return [{ kind: control.kind, text: to, written: control.kind === "boolean" ? to === "true" : to }];
    }
    case "colour": {
      const text = `#${(number * 7919).toString(16).padStart(6, "0").slice(-6)}`;
      return [{ kind: type === "color" ? "pick a colour" : "type a colour", text, written: text }];
    }
    case "number":
      return random(8) === 0
        ? [{ kind: NO_NUMBER, text: `${number} naira` }]
        : [{ kind: "number", text: String(number), written: number }];
    case "numbers":
      return [{ kind: "numbers", text: `${number}, ${number * 2}`, written: [number, number * 2] }];
    case "texts":
      return [{ kind: "texts", text: `one, two ${number}`, written: ["one", `two ${number}`] }];
    case "text":
      return textFor(value, number, random);
    case "json":
      return [{ kind: "JSON", text: `{"x":${number}}`, written: { x: number } }];
    case "picture":
    case "map":
    case "list":
    case "open":
    case "begin":
    case "inline":
    case "forms":
    case "null":
      return [];
  }
}

function textFor(now: string, number: number, random: Random): Typed[] {
  const text = now !== "" && random(2) === 0 ? `${now} ${number}` : `Text ${number}`;
  const typed = { kind: "text", text, written: text };
  return now !== "" && random(10) === 0 ? [{ kind: "no text", text: "", written: undefined }] : [typed];
}
