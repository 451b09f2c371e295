import { EXPRESSION_ROOTS } from "#definition/expression.ts";
import { type Edit, type Kind, meant, replaceKey, replaceValue } from "#tests/corpus/mistake.ts";
import { misspell } from "#tests/corpus/misspell.ts";
import type { Random } from "#tests/corpus/random.ts";
import type { JsonSpot } from "#tests/corpus/spots.ts";

const ROOTS = EXPRESSION_ROOTS.join("|");
const UI_NAME = /\/(?:uiSchema|enabled|shown|suggest|limits)\/\w+$/;

/** Mistakes in references: expressions, fields, sources. */
export const names: readonly Kind[] = [
  kindInText("a misspelt input", 30, /\$(?:inputs|selected)\.(\w+)/),
  kindInText("a misspelt source", 8, /\$sources\.(\w+)/),
  kindInText("a misspelt step", 8, /\$steps\.(\w+)/),
  kindInText("a misspelt output", 8, /\$steps\.\w+\.outputs\.(\w+)/),
  kindInText("a misspelt setting", 8, /\$settings\.(?:\w+\.)*(\w+)/),
  kindInText("a misspelt name of the customer or the company", 6, /\$(?:user|company)\.(\w+)/),
  kindInText("a misspelt stored value", 8, /\$stored\.(\w+)/),
  kindInText("a misspelt key of a stored value", 8, /\$stored\.\w+#(?:\/\w+)*\/(\w{4,})/),
  kindAt(
    "a misspelt pointer into an item",
    10,
    /\$item#(?:\/\w+)*\/(\w{4,})/,
    /\/sources\/\w+\/options\/\w+$/,
  ),
  kindAt(
    "a misspelt pointer into a chosen item",
    8,
    /\$selected\.\w+#(?:\/\w+)*\/(\w{4,})/,
    /^(?!.*\/\$(?:cases|first|selected)).*$/,
  ),
  kindAt("a misspelt field that is required", 10, /^(\w{4,})$/, /\/schema\/required\/\d+$/),
  {
    name: "a condition of another type than the field",
    count: 8,
    *edits({ spots }) {
      for (const spot of spots) {
        if (!/\/when(?:\/\d+)?\/\$inputs\.\w+\/const$/.test(spot.pointer) || typeof spot.value !== "string")
          continue;
        yield replaceValue(spot, 1, "is of type string, and not number");
      }
    },
  },
  {
    name: "a misspelt root",
    count: 12,
    *edits({ spots }, random) {
      for (const spot of texts(spots)) {
        const [, root] = new RegExp(`\\$(${ROOTS})(?=[.#]|$)`).exec(spot.text) ?? [];
        if (root === undefined) continue;
        const wrong = misspell(root, random, new Set(EXPRESSION_ROOTS));
        yield withText(spot, spot.text.replace(`$${root}`, `$${wrong}`), meant(`$${root}`));
      }
    },
  },
  {
    name: "an expression without its $",
    count: 12,
    *edits({ spots }) {
      for (const spot of texts(spots)) {
        const isLone = new RegExp(`^\\$(?:${ROOTS})[.#]`).test(spot.text);
        if (!isLone || spot.pointer.includes("/uiSchema/")) continue;
        yield withText(spot, spot.text.slice(1), meant(spot.text));
      }
    },
  },
  {
    name: "a root without a value in this place",
    count: 10,
    *edits({ spots }) {
      for (const spot of spots) {
        if (!/^\/intro$|\/ask\/(?:title|submit|intro)$/.test(spot.pointer) || typeof spot.value !== "string")
          continue;
        yield replaceValue(
          spot,
          `${spot.value} {$response.body#/message}`,
          "$response has no value here, expected one of $",
        );
      }
    },
  },
  {
    name: "a pointer without #",
    count: 8,
    *edits({ spots }) {
      for (const spot of texts(spots)) {
        if (!spot.text.startsWith("$response.body#/")) continue;
        yield withText(spot, spot.text.replace("#", ""), 'unexpected "/"');
      }
    },
  },
  {
    name: "a brace without its closing brace",
    count: 6,
    *edits({ spots }) {
      for (const spot of texts(spots)) {
        if (spot.isKey || !/\{\$[^}]+\}/.test(spot.text)) continue;
        yield withText(spot, spot.text.replace("}", ""), "a literal brace is doubled");
      }
    },
  },
  {
    name: "a misspelt field",
    count: 12,
    *edits({ spots }, random) {
      for (const spot of spots) {
        if (!spot.property || !UI_NAME.test(spot.pointer) || spot.name.startsWith("ui:")) continue;
        yield replaceKey(spot, misspell(spot.name, random, fieldsIn(spots)));
      }
    },
  },
  {
    name: "a misspelt source of a field, or of a refresh",
    count: 10,
    *edits({ spots }, random) {
      for (const spot of spots) {
        if (!/\/ui:options\/source$|\/refresh\/\d+$/.test(spot.pointer) || typeof spot.value !== "string")
          continue;
        yield replaceValue(spot, misspell(spot.value, random, new Set()), meant(spot.value));
      }
    },
  },
  {
    name: "a misspelt input that is filled",
    count: 6,
    *edits({ spots }, random) {
      for (const spot of spots) {
        if (!/^\/sources\/\w+\/fill\/\w+$/.test(spot.pointer) || spot.value === null) continue;
        yield replaceKey(spot, misspell(spot.name, random, fieldsIn(spots)));
      }
    },
  },
];

/** A text that may contain expressions: a value, or the key of a condition. */
type Text = JsonSpot & { readonly text: string; readonly isKey: boolean };

function texts(spots: readonly JsonSpot[]): Text[] {
  return spots.flatMap((spot) => [
    ...(typeof spot.value === "string" ? [{ ...spot, text: spot.value, isKey: false }] : []),
    ...(spot.property && spot.name.startsWith("$") && /[.#]/.test(spot.name)
      ? [{ ...spot, text: spot.name, isKey: true }]
      : []),
  ]);
}

function withText(spot: Text, text: string, says: string): Edit {
  return spot.isKey ? replaceKey(spot, text, says) : replaceValue(spot, text, says);
}

function kindInText(name: string, count: number, what: RegExp): Kind {
  return kindAt(name, count, what, /./);
}

/** In texts at some places only. */
function kindAt(name: string, count: number, what: RegExp, where: RegExp): Kind {
  return {
    name,
    count,
    *edits({ spots }, random: Random) {
      for (const spot of texts(spots).filter(({ pointer }) => where.test(pointer))) {
        const match = what.exec(spot.text);
        if (!match?.[1]) continue;
        const at = match.index + match[0].length - match[1].length;
        const wrong = misspell(match[1], random, fieldsIn(spots));
        const text = spot.text.slice(0, at) + wrong + spot.text.slice(at + match[1].length);
        yield withText(spot, text, meant(match[1]));
      }
    },
  };
}

function fieldsIn(spots: readonly JsonSpot[]): Set<string> {
  return new Set(spots.flatMap(({ pointer, name }) => (/\/properties\/\w+$/.test(pointer) ? [name] : [])));
}
