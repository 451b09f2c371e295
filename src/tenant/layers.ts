import { toPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";
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

/**
 * Merges layers from the lowest to the highest, the defaults first. Wrong parts of a layer are refused and reported one
 * by one; the rest of the layer applies. The lowest layer must be the whole of tenants/default.json: lint and a test ask for
 * each of its settings (`lackingIn`), and null can only remove an optional one, so what it has stays.
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
  return { settings: settings as Settings, provenance: origins, problems };
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

function shorten(pointer: string): string {
  return pointer.length > 200 ? `${pointer.slice(0, 199)}…` : pointer;
}
