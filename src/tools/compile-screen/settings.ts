import defaults from "#tenants/default.json" with { type: "json" };

import type { ScreenFile } from "./screen-file.ts";
import { type Fields, fieldsOf } from "./fields.ts";
import { readOrUndefined } from "./references.ts";

/** Where the settings stand that every tenant has. */
export const DEFAULTS = "tenants/default.json";

/** The settings as they are written now; those that we came with where there is no such file, or no JSON in it. */
export function readSettings(read: ScreenFile["read"]): Fields {
  const { $schema: _schema, ...settings } = parsed(readOrUndefined(read, DEFAULTS)) ?? defaults;
  return settings;
}

function parsed(text: string | undefined): Fields | undefined {
  try {
    return text === undefined ? undefined : fieldsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}
