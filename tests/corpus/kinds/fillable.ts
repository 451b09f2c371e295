import { choosingWidgets } from "#definition/widgets.ts";
import { type Edit, type Kind, removeProperty, replaceValue } from "#tests/corpus/mistake.ts";
import type { JsonSpot } from "#tests/corpus/spots.ts";

/** Fields that no customer could fill in. */
export const fillable: readonly Kind[] = [
  {
    name: "a list without its choices",
    count: 8,
    *edits({ spots, text }) {
      for (const { field, form, widget } of fieldsWith(choosingWidgets, spots)) {
        const list = at(spots, `${form}/schema/properties/${field}/oneOf`);
        const source = at(spots, `${form}/uiSchema/${field}/ui:options/source`);
        const gone = list ?? source;
        if (gone) yield namedAt(widget, removeProperty(gone, text, `"${field}" has nothing to choose from`));
      }
    },
  },
  {
    name: "a list of a source without choices",
    count: 6,
    *edits({ spots }) {
      const other = spots.find(
        ({ pointer }) => /^\/sources\/\w+$/.test(pointer) && isWithoutList(pointer, spots),
      );
      if (!other) return;
      for (const { field, form } of fieldsWith(choosingWidgets, spots)) {
        const source = at(spots, `${form}/uiSchema/${field}/ui:options/source`);
        if (!source || isSearched(source.value, spots)) continue;
        yield replaceValue(source, other.name, `the source "${other.name}" has no choices`);
      }
    },
  },
  {
    name: "a file of no type",
    count: 2,
    *edits({ spots, text }) {
      for (const { field, form, widget } of fieldsWith(["file"], spots)) {
        const accept = at(spots, `${form}/uiSchema/${field}/ui:options/accept`);
        if (accept)
          yield namedAt(widget, removeProperty(accept, text, `"${field}" takes no file of any type`));
      }
    },
  },
  {
    name: "a field that nothing fills in",
    count: 6,
    *edits({ spots, text }) {
      for (const { field, form } of fieldsWith(["read-only"], spots)) {
        const fill = spots.filter(({ pointer }) => new RegExp(`^/sources/\\w+/fill/${field}$`).test(pointer));
        const property = at(spots, `${form}/schema/properties/${field}`)?.property;
        const [one, second] = fill;
        const isAlone = one && !spots.some(({ pointer }) => isBeside(one, pointer));
        const isStop = at(spots, `${form}/shown/${field}`) !== undefined;
        if (!one || second || isAlone || isStop || !property) continue;
        const edit = removeProperty(one, text, `"${field}" is required, and nothing fills it in`);
        yield { ...edit, at: shifted(property.offset, edit) };
      }
    },
  },
];

type FieldSpot = { readonly field: string; readonly form: string; readonly widget: JsonSpot };

/** The fields whose widget stands in this file. */
function fieldsWith(widgets: readonly string[], spots: readonly JsonSpot[]): FieldSpot[] {
  return spots.flatMap((widget) => {
    const [, form, field] = /^(\/steps\/\d+\/ask)\/uiSchema\/(\w+)\/ui:widget$/.exec(widget.pointer) ?? [];
    if (form === undefined || field === undefined || !widgets.includes(String(widget.value))) return [];
    return [{ field, form, widget }];
  });
}

function at(spots: readonly JsonSpot[], pointer: string): JsonSpot | undefined {
  return spots.find((spot) => spot.pointer === pointer);
}

/** What a part brings is not seen here. */
function isWithoutList(source: string, spots: readonly JsonSpot[]): boolean {
  return !["options", "items", "$ref"].some((key) => at(spots, `${source}/${key}`));
}

/** The search then lacks its field, which is told too. */
function isSearched(source: unknown, spots: readonly JsonSpot[]): boolean {
  return at(spots, `/sources/${String(source)}/search`) !== undefined;
}

function isBeside({ pointer }: JsonSpot, other: string): boolean {
  const around = pointer.slice(0, pointer.lastIndexOf("/") + 1);
  return other !== pointer && other.startsWith(around);
}

/** The message stands at the widget. */
function namedAt({ node }: JsonSpot, edit: Edit): Edit {
  return { ...edit, at: shifted(node.offset, edit) };
}

function shifted(offset: number, { from, to, text }: Edit): number {
  return offset < from ? offset : offset + text.length - (to - from);
}
