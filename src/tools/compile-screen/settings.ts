import defaults from "#tenants/default.json" with { type: "json" };

import type { ScreenFile } from "./screen-file.ts";
import { type Fields, fieldsOf } from "./fields.ts";
import { readOrUndefined } from "./references.ts";

/** The file with the settings that every tenant has. */
export const DEFAULTS = "tenants/default.json";

/** The current settings; if the file is missing or not JSON, the settings of the installed version. */
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
