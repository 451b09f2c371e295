import type { Found } from "#definition/compiled.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";

import { expressionUses } from "./expression-uses.ts";
import type { Parts } from "./parts.ts";

const SOURCE_CALL = /^\/sources\/([^/]+)\/(?:call|query|body)(?:\/|$)/;

/** Collects the facts about a whole checked screen. */
export function findIn(parts: Parts): Found {
  const uses = expressionUses({ parts });
  const typed = uses.filter(({ expression: { root } }) => root === "inputs" || root === "selected");
  return {
    stored: unique(
      uses.flatMap(({ expression: { root, path } }) => (root === "stored" ? path.slice(0, 1) : [])),
    ),
    sourcesOfInputs: unique(typed.flatMap(({ pointer }) => SOURCE_CALL.exec(pointer)?.[1] ?? [])),
    files: fileFields(parts),
  };
}

/** Names of the fields for files. */
export function fileFields({ asks }: Parts): readonly string[] {
  const hints = asks.flatMap(({ ask }) => Object.entries(fieldsOf(ask.uiSchema)));
  return unique(hints.flatMap(([name, hint]) => (fieldsOf(hint)["ui:widget"] === "file" ? [name] : [])));
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
