import type { JSONSchema } from "vscode-json-languageservice";

import type { Completions, Hover, TextPlace } from "#gallery/protocol.ts";
import { openProject } from "#tools/project/project-files.ts";

import { explainExpression } from "./explain-expression.ts";
import { inScreen } from "./hosted.ts";
import { createJsonService, type JsonService } from "./json-service.ts";
import { ownCompletions } from "./own-completions.ts";

/** The files of each meta-schema; a part's `$schema` names its own. */
const FILES: { readonly [path: string]: string } = {
  "schemas/meta/screen.schema.json": "schemas/screens/**/*.json",
  "schemas/meta/tenant.schema.json": "tenants/*.json",
};

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
      const { file, offset, shift } = inScreen(project, place);
      const found =
        ownCompletions(place.path, file, offset, project) ?? (await service().complete(file, offset));
      return shifted(found, shift);
    },
    hover: async (place) => {
      const project = openProject(root);
      const { file, offset, shift } = inScreen(project, place);
      const told = explainExpression(file, offset, project) ?? (await service().hover(file, offset));
      return told && shifted(told, shift);
    },
  };
}

/** Keeps one service until the meta-schemas change, because it keeps them parsed. */
function serviceOf(root: string): () => JsonService {
  let known: { readonly texts: string; readonly service: JsonService } | undefined;
  return () => {
    const project = openProject(root, ["schemas/meta/"]);
    const schemas = project.paths.map((path) => ({ path, files: FILES[path], text: project.read(path) }));
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
