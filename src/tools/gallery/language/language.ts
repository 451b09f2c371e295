import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { JSONSchema } from "vscode-json-languageservice";

import type { Completions, Hover, TextPlace } from "#gallery/protocol.ts";
import { openProject } from "#tools/lint/project-files.ts";

import { explainExpression } from "./explain-expression.ts";
import { inScreen } from "./hosted.ts";
import { createJsonService, type JsonService } from "./json-service.ts";
import { ownCompletions } from "./own-completions.ts";

const META = [
  { path: "schemas/meta/screen.schema.json", files: "schemas/screens/**/*.json" },
  { path: "schemas/meta/tenant.schema.json", files: "tenants/*.json" },
];

export type Language = {
  readonly complete: (place: TextPlace) => Promise<Completions>;
  readonly hover: (place: TextPlace) => Promise<Hover>;
};

/** Completes and explains screens, parts and tenant files of a project while they are written. */
export function createLanguage(root: string): Language {
  const service = serviceOf(root);

  return {
    complete: async (place) => {
      const project = openProject(root);
      const host = inScreen(project, place);
      if (!host) return { from: place.offset, to: place.offset, options: [] };
      const offset = place.offset + host.shift;
      const found = ownCompletions(host, offset, project) ?? (await service().complete(host, offset));
      return shifted(found, host.shift);
    },
    hover: async (place) => {
      const project = openProject(root);
      const host = inScreen(project, place);
      if (!host) return null;
      const offset = place.offset + host.shift;
      const told = explainExpression(host, offset, project) ?? (await service().hover(host, offset));
      return told && shifted(told, host.shift);
    },
  };
}

/** One service as long as the meta-schemas stay the same: it keeps them parsed. */
function serviceOf(root: string): () => JsonService {
  let known: { readonly texts: string; readonly service: JsonService } | undefined;
  return () => {
    const schemas = META.map((meta) => ({ ...meta, text: readFileSync(join(root, meta.path), "utf8") }));
    const texts = schemas.map(({ text }) => text).join("\n");
    if (known?.texts !== texts) {
      const parsed = schemas.map(({ text, ...meta }) => ({
        ...meta,
        schema: JSON.parse(text) as JSONSchema,
      }));
      known = { texts, service: createJsonService(parsed) };
    }
    return known.service;
  };
}

function shifted<T extends { readonly from: number; readonly to: number }>(found: T, shift: number): T {
  return { ...found, from: found.from - shift, to: found.to - shift };
}
