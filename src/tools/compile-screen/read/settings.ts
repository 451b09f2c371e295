import defaults from "#tenants/default.json" with { type: "json" };

import type { ScreenFile } from "./screen-file.ts";
import { type Fields, fieldsOf } from "./fields.ts";
import { readOrUndefined } from "./references.ts";

/** The file with the settings that every tenant has. */
export const DEFAULTS = "tenants/default.json";

/** The current settings; if the file is missing or not JSON, the settings of the installed version. */
export function readSettings(read: ScreenFile["read"]): Fields {
  const text = readOrUndefined(read, DEFAULTS);
  if (last?.text === text && last !== undefined) return last.settings;
  const { $schema: _schema, ...settings } = parsed(text) ?? defaults;
  last = { text, settings };
  return settings;
}

/** All screens of a project have the same. */
let last: { readonly text: string | undefined; readonly settings: Fields } | undefined;

function parsed(text: string | undefined): Fields | undefined {
  try {
    return text === undefined ? undefined : fieldsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}
