import { posix } from "node:path";

import type { Meta } from "#definition/meta.ts";
import { isRecord, recordOf } from "#lib/json/record.ts";
import { readPointer } from "#lib/json/pointer.ts";
import screenFormat from "#schemas/meta/screen.schema.json" with { type: "json" };
import tenantFormat from "#schemas/meta/tenant.schema.json" with { type: "json" };
import { textOf } from "#tools/compile-screen/read/fields.ts";
import type { JsonFile } from "#tools/compile-screen/read/json-file.ts";
import { type Places, unlocate } from "#tools/compile-screen/read/located.ts";
import { resolveReferences } from "#tools/compile-screen/read/references.ts";
import { DEFAULTS } from "#tools/compile-screen/read/settings.ts";
import { languagePaths, type Project } from "#tools/project/project-files.ts";

/** A file with its description and with what applies where it says nothing itself. */
export type PanelFile = {
  readonly format: Meta;
  /** With the content of parts, or above the defaults. */
  readonly value: unknown;
  /** The path of the file from which a value comes; undefined where the file itself has it. */
  readonly from: (pointer: string) => string | undefined;
};

/** Opens a screen, part or tenant file for a panel; undefined for a text that is no JSON object, and for a language. */
export function openPanelFile(project: Project, file: JsonFile): PanelFile | undefined {
  const isLanguage = languagePaths({ paths: [file.path] }).length > 0;
  if (isLanguage || parsed(file.text) === undefined) return undefined;
  const opened = file.path.startsWith("tenants/") ? openTenant(project, file) : openScreen(project, file);
  return opened && isRecord(opened.value) ? opened : undefined;
}

function openScreen(project: Project, file: JsonFile): PanelFile | undefined {
  const { root } = resolveReferences(file, project.read);
  if (!root) return undefined;
  const { value, places } = unlocate(root);
  return { format: formatOf(file.path, value), value, from: (pointer) => partOf(places, pointer, file.path) };
}

/** A part's `$schema` names the notion that describes it: `…/parts/hints.schema.json`. */
function formatOf(path: string, value: unknown): Meta {
  const format = screenFormat as unknown as Meta;
  if (!path.startsWith("schemas/parts/")) return format;
  const kind = posix.basename(textOf(recordOf(value).$schema) ?? "", ".schema.json");
  const { definitions = {} } = format;
  return definitions[kind] ? { ...definitions[kind], definitions } : { definitions };
}

function partOf(places: Places, pointer: string, path: string): string | undefined {
  const from = places.get(pointer)?.file.path;
  return from === path ? undefined : from;
}

function openTenant(project: Project, file: JsonFile): PanelFile | undefined {
  const own = parsed(file.text);
  if (own === undefined) return undefined;
  const below = file.path === DEFAULTS ? {} : parsed(project.read(DEFAULTS));
  return {
    format: tenantFormat as unknown as Meta,
    value: merged(below, own),
    from: (pointer) => (readPointer(own, pointer) === undefined ? DEFAULTS : undefined),
  };
}

function merged(below: unknown, own: unknown): unknown {
  if (!isRecord(below) || !isRecord(own)) return own === undefined ? below : own;
  const keys = new Set([...Object.keys(below), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(below[key], own[key])]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
