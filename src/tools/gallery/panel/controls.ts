import type { Meta } from "#definition/meta.ts";
import type { Control, ControlKind, ValueForm } from "#gallery/protocol-panel.ts";
import { shapeAt } from "#lib/json/json-shape.ts";
import { escapePart, fromPointer, readPointer } from "#lib/json/pointer.ts";
import { isRecord, recordOf } from "#lib/json/record.ts";
import { declaredNames } from "#tools/meta-schema/declared-names.ts";
import { facetsAt, facetsOf, metaOfKey, wordOf } from "#tools/meta-schema/facets.ts";

import { entryOf, exampleOf, kindInForm, kindOf, NO_SETTINGS } from "./control-kinds.ts";
import { fieldAt, isSchemaOfForm } from "./form-place.ts";
import { type Form, formsOf } from "./forms.ts";
import { namesOf } from "./name-of.ts";
import { optional } from "./optional.ts";
import type { PanelFile } from "./panel-file.ts";
import { isJsonSchema, NEEDED_TYPES, schemaWords } from "./schema-words.ts";
import { entryTemplatesOf, templatesOf } from "./templates.ts";

/** The keys of the object at a pointer, in the order of the meta-schema; empty when it has no keys of its own. */
export function keysAt({ format, value }: PanelFile, pointer: string): readonly string[] {
  const facets = facetsAt(format, value, fromPointer(pointer));
  const keys = facets.flatMap(({ properties = {} }) => Object.keys(properties));
  return [...new Set(keys)];
}

/** A control for each key of the object at a pointer. */
export function controlsAt(file: PanelFile, pointer: string): Control[] {
  return keysOf(file, pointer, facetsAt(file.format, file.value, fromPointer(pointer)));
}

/** The control for the value at a pointer, which `meta` describes. */
export function controlFor(file: PanelFile, pointer: string, meta: Meta): Control {
  const value = readPointer(file.value, pointer);
  const notions = file.format.definitions ?? {};
  const facets = facetsOf(meta, value, notions);
  const names = namesFor(file, facets, value);
  if (names.length > 0) {
    const options = names.map((name) => ({ value: name }));
    return { ...controlOf(file, pointer, facets, "choice"), options };
  }
  if (isJsonSchema(facets) && !isSchemaOfForm(file, pointer))
    return controlOf(file, pointer, facets, "inline");
  const forms = formsOf(meta, notions);
  const kind = kindOf(facets, forms, value);
  const control = controlOf(file, pointer, facets, kind);
  return kind === "forms" ? { ...control, ...formsIn(file, pointer, forms) } : control;
}

/** A control of a certain kind, with what is in it. */
function controlOf(file: PanelFile, pointer: string, facets: readonly Meta[], kind: ControlKind): Control {
  const value = readPointer(file.value, pointer);
  const from = value === undefined ? undefined : file.from(pointer);
  return {
    pointer,
    title: wordOf(facets, "title") ?? fromPointer(pointer).at(-1) ?? "",
    kind,
    ...optional({ description: wordOf(facets, "description"), value, from }),
    ...optional({ default: wordOf(facets, "default"), example: exampleOf(facets) }),
    ...optional({ minimum: wordOf(facets, "minimum"), maximum: wordOf(facets, "maximum") }),
    ...optional({ maxLength: wordOf(facets, "maxLength"), pattern: wordOf(facets, "pattern") }),
    ...optional({ scheme: wordOf(facets, "x-picture"), sample: wordOf(facets, "x-sample") }),
    ...(wordOf(facets, "x-declares") !== undefined && { isName: true }),
    ...contentOf(file, pointer, facets, kind),
  };
}

function contentOf(
  file: PanelFile,
  pointer: string,
  facets: readonly Meta[],
  kind: ControlKind,
): Partial<Control> {
  if (kind === "choice") return { options: optionsOf(facets) };
  if (kind === "map") return mapOf(file, pointer, facets);
  if (kind === "list") {
    const templates = templatesOf(facets, file.format.definitions ?? {});
    return { inner: itemsOf(file, pointer, facets), templates };
  }
  if (kind !== "inline") return {};
  return { inner: isJsonSchema(facets) ? wordsOf(file, pointer) : innerOf(file, pointer, facets) };
}

function mapOf(file: PanelFile, pointer: string, facets: readonly Meta[]): Partial<Control> {
  const another = controlFor(file, `${pointer}/`, metaOfKey(facets, "") ?? entryOf(facets) ?? {});
  const isWhole = another.kind === "open" || another.kind === "begin";
  const templates = isWhole ? entryTemplatesOf(facets, file.format.definitions ?? {}) : [];
  return { inner: entriesOf(file, pointer, facets), another, templates };
}

/** The forms of a value, and the control of the one that it has; of a form that is one field, its control at once. */
function formsIn(file: PanelFile, pointer: string, forms: readonly Form[]): Pick<Control, "forms" | "inner"> {
  const value = readPointer(file.value, pointer);
  const inForm = (form: Form) => {
    const facets = facetsOf(form.meta, value, file.format.definitions ?? {});
    return controlOf(file, pointer, facets, kindInForm(form, facets));
  };
  const now = forms[shapeAt(forms, value) ?? 0]!;
  const inner = inForm(now);
  return {
    inner: ONE_FIELD.has(inner.kind) ? [] : [inner],
    forms: forms.map((form): ValueForm => {
      const { meta: _meta, title, type, key, description, example } = form;
      const control = form === now || type !== "object" ? inForm(form) : undefined;
      return {
        title,
        type,
        ...optional({ key, description, example }),
        ...(control && ONE_FIELD.has(control.kind) && { control }),
      };
    }),
  };
}

/** The kinds that are set in one field. */
const ONE_FIELD: ReadonlySet<ControlKind> = new Set([
  ...(["text", "number", "boolean", "choice", "colour", "picture"] as const),
  ...(["numbers", "texts", "null"] as const),
]);

/**
 * The names from which a text chooses: those of the screen's sources, steps or challenges. None for a text that names
 * something else by now, which stays as it is written.
 */
function namesFor({ value: root }: PanelFile, facets: readonly Meta[], value: unknown): readonly string[] {
  const isText = [wordOf(facets, "type") ?? []].flat().includes("string");
  const kind = wordOf(facets, "x-names");
  if (!isText || kind === undefined || kind === "input" || kind === "field") return [];
  const names = declaredNames(recordOf(root), kind);
  return value === undefined || names.some((name) => name === value) ? names : [];
}

/** The keys of an object that its schemas know. */
function keysOf(file: PanelFile, pointer: string, facets: readonly Meta[]): Control[] {
  const required = new Set(facets.flatMap((one) => one.required ?? []));
  const keys = new Set(facets.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...keys].flatMap((key): Control[] => {
    const meta = metaOfKey(facets, key) ?? {};
    // A key that has one value alone is no setting.
    if (NO_SETTINGS.has(key) || meta.const !== undefined) return [];
    const control = controlFor(file, `${pointer}/${escapePart(key)}`, meta);
    return [{ ...control, ...(required.has(key) && { isRequired: true }) }];
  });
}

/** The keys of an object that is set where it stands. */
function innerOf(file: PanelFile, pointer: string, facets: readonly Meta[]): Control[] {
  return keysOf(file, pointer, facets).map((control) => whereItStands(file, control));
}

/** The words of a condition. */
function wordsOf(file: PanelFile, pointer: string): Control[] {
  const words = schemaWords(readPointer(file.value, pointer));
  return Object.entries(words).map(([word, meta]) => {
    const type = NEEDED_TYPES[word];
    const control = controlFor(file, `${pointer}/${escapePart(word)}`, meta);
    return type === undefined ? control : { ...control, needs: { pointer: `${pointer}/type`, value: type } };
  });
}

/** The names that have a value, and those that the meta-schema gives as examples. */
function entriesOf(file: PanelFile, pointer: string, facets: readonly Meta[]): Control[] {
  const examples = facets.flatMap(({ propertyNames }) => propertyNames?.examples ?? []).filter(isName);
  const entry = entryOf(facets);
  const isOfTexts = entry?.type === "string" && wordOf(facets, "x-keys") === undefined;
  const shown = isOfTexts ? facets.flatMap((one) => Object.keys(recordOf(one.examples?.[0]))) : [];
  const names = new Set([...Object.keys(recordOf(readPointer(file.value, pointer))), ...examples, ...shown]);
  return [...names]
    .filter((name) => !NO_SETTINGS.has(name))
    .map((name) => {
      const control = controlFor(file, `${pointer}/${escapePart(name)}`, metaOfKey(facets, name) ?? {});
      return { ...control, title: name };
    });
}

function isName(name: unknown): name is string {
  return typeof name === "string";
}

/** The items of a list: an object has a panel of its own, unless it belongs to a field; anything else stands where it is. */
function itemsOf(file: PanelFile, pointer: string, facets: readonly Meta[]): Control[] {
  const value = readPointer(file.value, pointer);
  const items = Array.isArray(value) ? value : [];
  const meta = wordOf(facets, "items") ?? {};
  const word = wordOf(facetsOf(meta, undefined, file.format.definitions ?? {}), "title") ?? "Item";
  const names = namesOf(items, word);
  return items.map((item: unknown, index): Control => {
    const at = `${pointer}/${index}`;
    const title = names[index] ?? word;
    const hasPanel = isRecord(item) && keysAt(file, at).length > 1 && !fieldAt(file, at);
    if (hasPanel) return { pointer: at, title, kind: "open", value: item };
    // What an item is stands above all of them.
    const { description: _description, ...own } = whereItStands(file, controlFor(file, at, meta));
    return { ...own, title, isRequired: true };
  });
}

/** The control of an object inside of a field: a panel of its own would be that of the field. */
function whereItStands(file: PanelFile, control: Control): Control {
  const { kind, pointer } = control;
  if (kind !== "open" || !fieldAt(file, pointer)) return control;
  const facets = facetsAt(file.format, file.value, fromPointer(pointer));
  return { ...control, kind: "inline", inner: innerOf(file, pointer, facets) };
}

function optionsOf(facets: readonly Meta[]): NonNullable<Control["options"]> {
  const words = (wordOf(facets, "enum") ?? []).filter((word) => typeof word === "string");
  const infos = wordOf(facets, "enumDescriptions") ?? [];
  return words.map((value, index) => ({ value, ...optional({ info: infos[index] }) }));
}
