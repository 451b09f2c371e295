import { readPointer, toPointer } from "#lib/pointer.ts";
import { isRecord } from "#lib/record.ts";
import { checkShape } from "./check-shape.ts";
import type { Refuse } from "./check-shape.ts";
import { companySettings } from "./company.ts";
import { mergePatch } from "./merge-patch.ts";
import { narrow } from "./narrow.ts";
import { recordOrigins } from "./provenance.ts";
import type { Layer, Origin, SettingsProblem, Provenance, Settings } from "./settings.ts";
import { tenantShape } from "./shape.ts";

export type Resolved = {
  readonly settings: Settings;
  readonly provenance: Provenance;
  readonly problems: readonly SettingsProblem[];
};

/** In each layer at most this many problems are listed; further ones are only counted. */
const LISTED = 100;

const REQUIRED = [
  "/brand/name",
  "/theme/brand",
  "/theme/accent",
  "/theme/accentFor",
  "/theme/radius",
  "/theme/font",
  "/theme/icons",
  "/theme/pattern",
  "/home/order",
  "/home/density",
  "/navigation",
  "/flags/menu",
  "/flags/features",
  "/billers",
  "/quickAmounts",
  "/tone",
  "/languages",
  "/locale",
  "/currency",
  "/timeZone",
  "/phoneNumbers",
  "/security/idleMinutes",
  "/security/forgetRecipients",
  "/cards/maskFirst",
  "/cards/maskLast",
  "/cards/askPassword",
  "/networks",
  "/ussd",
  "/limits/smallestAmounts",
  "/limits/shortestTexts",
  "/limits/longestTexts",
  "/limits/phone/pattern",
  "/limits/phone/message",
  "/legal",
  "/support",
];

/**
 * Merges layers from the lowest to the highest, the defaults first. Wrong parts of a layer are refused and reported one
 * by one; the rest of the layer applies. Throws only when the defaults are incomplete, whatever the other layers hold.
 */
export function resolveSettings(layers: readonly Layer[]): Resolved {
  let settings: unknown = {};
  const origins = new Map<string, Origin[]>();
  const problems: SettingsProblem[] = [];
  for (const layer of layers) {
    const { patch, sourceOf, found } = readLayer(layer, settings);
    settings = mergePatch(settings, patch);
    recordOrigins(origins, patch, (pointer, value) => ({
      layer: layer.name,
      file: layer.file,
      pointer: sourceOf(pointer),
      value,
    }));
    problems.push(...found);
  }
  if (!isComplete(settings)) throw new Error("The lowest layer must be the whole of tenants/default.json.");
  return { settings, provenance: origins, problems };
}

function readLayer(layer: Layer, below: unknown) {
  const found: SettingsProblem[] = [];
  let unlisted = 0;
  const report = (pointer: string, message: string) => {
    if (found.length < LISTED)
      found.push({ layer: layer.name, file: layer.file, pointer: shorten(pointer), message });
    else unlisted += 1;
  };
  const company = layer.name === "company" ? companySettings(layer.data) : undefined;
  for (const { pointer, message } of company?.problems ?? []) report(pointer, message);
  const sourceOf = company?.sourceOf ?? ((pointer: string) => pointer);
  const refuse: Refuse = (path, message) => report(sourceOf(toPointer(path)), message);
  const checked = checkShape(tenantShape, company ? company.data : layer.data, refuse) ?? {};
  const patch = withoutSchema(narrow(layer.name, checked, below, refuse));
  if (unlisted > 0)
    found.push({
      layer: layer.name,
      file: layer.file,
      pointer: "",
      message: `has ${unlisted} more problems.`,
    });
  return { patch, sourceOf, found };
}

/** `$schema` is for editors, not a setting. */
function withoutSchema(patch: unknown): unknown {
  return isRecord(patch)
    ? Object.fromEntries(Object.entries(patch).filter(([key]) => key !== "$schema"))
    : {};
}

/**
 * The defaults have every required setting, and null can only remove an optional one, so what the defaults have at
 * these places stays.
 */
function isComplete(settings: unknown): settings is Settings {
  return REQUIRED.every((pointer) => readPointer(settings, pointer) !== undefined);
}

function shorten(pointer: string): string {
  return pointer.length > 200 ? `${pointer.slice(0, 199)}…` : pointer;
}
