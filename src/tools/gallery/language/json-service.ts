import { createRequire } from "node:module";

import type { CompletionItem, JSONDocument, JSONSchema, TextDocument } from "vscode-json-languageservice";
import type * as LanguageService from "vscode-json-languageservice";

import type { Completions, Hover } from "#gallery/protocol.ts";
import type { JsonFile } from "#tools/compile-screen/read/json-file.ts";

import { exampleOf, OPEN_VALUE, optionOf, tell } from "./json-words.ts";
import { indentAt } from "./plain-text.ts";

// A CommonJS module; Node does not see its names in an import.
const library = createRequire(import.meta.url)("vscode-json-languageservice") as typeof LanguageService;

/** Completes and explains by the meta-schemas, as editors do. */
export type JsonService = {
  readonly complete: (file: JsonFile, offset: number) => Promise<Completions>;
  readonly hover: (file: JsonFile, offset: number) => Promise<Hover>;
};

/**
 * @param schemas meta-schemas by their path from the project's root; `files` is a glob of the files that always have
 * this schema
 */
export function createJsonService(
  schemas: readonly {
    readonly path: string;
    readonly files: string | undefined;
    readonly schema: JSONSchema;
  }[],
): JsonService {
  const service = library.getLanguageService({
    workspaceContext: { resolveRelativePath: (path, file) => new URL(path, file).href },
  });
  service.configure({
    validate: false,
    schemas: schemas.map(({ path, files, schema }) => ({
      uri: uriOf(path),
      ...(files !== undefined && { fileMatch: [uriOf(files)] }),
      schema,
    })),
  });

  return {
    complete: async (file, offset) => {
      const { document, json } = open(file);
      const found = await service.doComplete(document, document.positionAt(offset), json);
      const isOpen = found?.items.some((item) => item.textEdit?.newText.includes(OPEN_VALUE));
      const examples = isOpen ? await examplesAround(document, json, offset) : new Map<string, string>();
      return completions(found?.items ?? [], document, offset, examples);
    },
    hover: async (file, offset) => {
      const { document, json } = open(file);
      const node = json.getNodeFromOffset(offset);
      if (!node || node.type === "object" || node.type === "array") return null;
      const isKey = node.parent?.type === "property" && node.parent.keyNode === node;
      const told = isKey && node.parent?.type === "property" ? node.parent.valueNode : node;
      const matching = await service.getMatchingSchemas(document, json);
      const text = matching
        .filter((one) => one.node === told)
        .map(({ schema }) => tell(schema))
        .find((one) => one !== "");
      return text ? { from: node.offset, to: node.offset + node.length, text } : null;
    },
  };

  function open({ path, text }: JsonFile): { document: TextDocument; json: JSONDocument } {
    const document = library.TextDocument.create(uriOf(path), "json", 1, text);
    return { document, json: service.parseJSONDocument(document) };
  }

  /** An example for each key of the surrounding object; the service gives none for a key with several examples. */
  async function examplesAround(
    document: TextDocument,
    json: JSONDocument,
    offset: number,
  ): Promise<ReadonlyMap<string, string>> {
    let node = json.getNodeFromOffset(offset, true);
    while (node && node.type !== "object") node = node.parent;
    const matching = await service.getMatchingSchemas(document, json);
    const properties = matching
      .filter((one) => one.node === node)
      .flatMap(({ schema }) => Object.entries(schema.properties ?? {}));
    return new Map(properties.map(([key, schema]) => [key, exampleOf(schema)]));
  }
}

function completions(
  items: readonly CompletionItem[],
  document: TextDocument,
  offset: number,
  examples: ReadonlyMap<string, string>,
): Completions {
  const edits = items.flatMap((item) =>
    library.TextEdit.is(item.textEdit) ? [{ item, edit: item.textEdit }] : [],
  );
  const [first] = edits;
  if (!first) return { from: offset, to: offset, options: [] };
  const indent = indentAt(document.getText(), offset);
  return {
    from: document.offsetAt(first.edit.range.start),
    to: document.offsetAt(first.edit.range.end),
    options: edits.map(({ item, edit }) => optionOf(item, kindOf(item), edit.newText, indent, examples)),
  };
}

function kindOf({ kind }: CompletionItem): "key" | "value" {
  return kind === library.CompletionItemKind.Property ? "key" : "value";
}

function uriOf(path: string): string {
  return `file:///${path}`;
}
