import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import { addProperty, type Kind, meant, removeProperty, replaceKey } from "#tests/corpus/mistake.ts";
import type { JsonSpot } from "#tests/corpus/spots.ts";
import { misspell } from "#tests/corpus/misspell.ts";

/** Objects whose keys are part of the format, not names by the author. */
const CLOSED = [
  "",
  "/menu",
  "/menu/flags",
  "/guard",
  "/history",
  "/recipients",
  "/sources/\\w+",
  "/sources/\\w+/options",
  "/steps/\\d+",
  "/steps/\\d+/(?:ask|show|wait|requery|requery/find)",
  "/steps/\\d+/(?:review|result)/\\d+",
  "/steps/\\d+/ask/(?:links|notes|actions|same)/\\d+",
  "(?:.*)/on/\\w+/\\d+",
  "(?:.*)/on/\\w+/\\d+/(?:alert|toast|message|signIn)",
];
const isClosed = new RegExp(`^(?:${CLOSED.join("|")})$`);
const isKey = new RegExp(`^(?:${CLOSED.join("|")})/[^/]+$`);
const KEYWORD =
  /\/schema(?:\/properties\/\w+)?\/(type|title|pattern|required|properties|minimum|maxLength|writeOnly|oneOf)$/;
const HINT = /\/uiSchema\/\w+\/(ui:(?:widget|placeholder|help|autocomplete|options))$/;
const OPTION = /\/uiSchema\/\w+\/ui:options\/([^/]+)$/;

const NEEDED = [
  /^\/(?:id|path|title|steps)$/,
  /^\/menu\/(?:label|icon|order)$/,
  /^\/steps\/\d+\/ask\/(?:schema|submit)$/,
  /^\/steps\/\d+\/name$/,
  /^\/sources\/\w+\/options\/(?:value|label)$/,
  /\/review\/\d+\/(?:label|value)$/,
  /\/alert\/title$|\/toast\/text$/,
];

const words = wordsIn(metaSchema);

/** Mistakes in the keys of a screen. */
export const keys: readonly Kind[] = [
  kindOfKey("a misspelt key", 45, isKey),
  kindOfKey("a misspelt JSON Schema keyword", 20, KEYWORD),
  kindOfKey("a misspelt UI hint", 10, HINT),
  kindOfKey("a misspelt option", 10, OPTION),
  {
    name: 'a UI hint without "ui:"',
    count: 6,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => HINT.test(pointer))) {
        yield replaceKey(spot, spot.name.slice("ui:".length));
      }
    },
  },
  {
    name: "an option beside the options",
    count: 6,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => /\/uiSchema\/\w+$/.test(pointer))) {
        if (spot.node.type !== "object") continue;
        yield addProperty(spot, "source", "wallets", 'expected "source" in "ui:options"');
      }
    },
  },
  {
    name: "an unknown key",
    count: 8,
    *edits({ spots }) {
      for (const spot of spots.filter(
        ({ pointer, node }) => isClosed.test(pointer) && node.type === "object",
      )) {
        const says = 'unknown key "headers", expected none: the deployment sets headers';
        yield addProperty(spot, "headers", { "X-Api-Key": "1" }, says);
      }
    },
  },
  {
    name: "a missing key",
    count: 20,
    *edits({ spots, text }) {
      for (const spot of spots.filter(({ pointer }) => NEEDED.some((one) => one.test(pointer)))) {
        if (hasPart(spot, spots)) continue;
        yield removeProperty(spot, text, `"${spot.name}" is missing`);
      }
    },
  },
  {
    name: "a duplicate key",
    count: 6,
    *edits({ spots }) {
      for (const { property, name, node } of spots.filter(({ pointer }) => isKey.test(pointer))) {
        if (!property || node.type !== "string") continue;
        const from = property.offset + property.length;
        yield {
          from,
          to: from,
          text: `, "${name}": "again"`,
          says: `"${name}" is in this object twice`,
          at: from + 2,
        };
      }
    },
  },
];

/** Whether the object around it takes keys from a part, which may have the same one. */
function hasPart({ pointer }: JsonSpot, spots: readonly JsonSpot[]): boolean {
  const around = pointer.slice(0, pointer.lastIndexOf("/"));
  return spots.some((one) => one.pointer === `${around}/$ref`);
}

function kindOfKey(name: string, count: number, where: RegExp): Kind {
  return {
    name,
    count,
    *edits({ spots }, random) {
      for (const spot of spots) {
        const { name: key, property, pointer } = spot;
        if (!property || !where.test(pointer) || key.startsWith("$") || key === "scenarios") continue;
        const wrong = key.startsWith("ui:")
          ? `ui:${misspell(key.slice(3), random, new Set())}`
          : misspell(key, random, words);
        yield replaceKey(spot, wrong, meant(key));
      }
    },
  };
}

/** Every name of a property in the meta-schema. A misspelling must not be one of them. */
function wordsIn(schema: unknown): Set<string> {
  if (typeof schema !== "object" || schema === null) return new Set();
  const inner = Object.values(schema).flatMap((one) => [...wordsIn(one)]);
  const own = "properties" in schema ? Object.keys(schema.properties ?? {}) : [];
  return new Set([...own, ...inner]);
}
