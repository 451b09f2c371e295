import type { Control, FieldSource, Panel, PanelGroup, PanelPlace } from "#gallery/protocol-panel.ts";
import { escapePart, fromPointer, readPointer, toPointer } from "#lib/json/pointer.ts";
import { isRecord, recordOf } from "#lib/json/record.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { facetsAt, metaOfKey, wordOf } from "#tools/meta-schema/facets.ts";
import { openScreen, type Project, withTexts } from "#tools/project/project-files.ts";

import { isBegun, NO_SETTINGS } from "./control-kinds.ts";
import { controlFor, controlsAt, keysAt } from "./controls.ts";
import { fieldSources } from "./field-sources.ts";
import { fieldWords } from "./field-words.ts";
import { type FieldPlace, fieldAt, formOfStep, isForm, keysPerField, schemaOf } from "./form-place.ts";
import { nameOf } from "./name-of.ts";
import { onlyForField } from "./only-for-field.ts";
import { openPanelFile, type PanelFile } from "./panel-file.ts";

/** Objects inside an object with at most this many keys are shown with it; larger ones have a panel of their own. */
const SMALL = 16;

/** These hold several values, which are described one by one: a new field begins without them. */
const OF_SEVERAL_VALUES: ReadonlySet<string> = new Set(["fields", "sheet"]);

/** What can be set at a place of a file; undefined when there is nothing, or the text is not JSON. */
export function describePanel(
  project: Project,
  { path, text, pointer, form }: PanelPlace,
): Panel | undefined {
  const file = openPanelFile(project, { path, text });
  if (!file) return undefined;
  const place = form
    ? formOfStep(file, form.step, form.field)
    : (fieldAt(file, pointer ?? "") ?? objectAround(file, pointer ?? ""));
  if (place === undefined) return undefined;
  const now = withTexts(project, new Map([[path, text]]));
  if (typeof place === "string") {
    return objectPanel(file, place, () => fieldSources(checkScreen(openScreen(now, path)).screen));
  }
  return fieldPanel(file, place, onlyForField(now, path, place));
}

/** The nearest object around a pointer that has keys of its own. */
function objectAround(file: PanelFile, pointer: string): string {
  const path = pathThere(file, pointer);
  for (let length = path.length; length > 0; length--) {
    const around = toPointer(path.slice(0, length));
    if (keysAt(file, around).length > 1) return around;
  }
  return "";
}

/** The path up to what is not there and cannot come key by key: it was taken back, or is an item of a list. */
function pathThere(file: PanelFile, pointer: string): readonly string[] {
  const path = fromPointer(pointer);
  const missing = path.findIndex((key, index) => {
    const at = toPointer(path.slice(0, index + 1));
    if (readPointer(file.value, at) !== undefined) return false;
    // An item of a list, or what has a name of its own: another one is added by its list or map.
    const isKey = keysAt(file, toPointer(path.slice(0, index))).includes(key);
    return !isKey || isBegun(facetsAt(file.format, file.value, fromPointer(at)));
  });
  return missing === -1 ? path : path.slice(0, missing);
}

function objectPanel(file: PanelFile, pointer: string, sources: () => readonly FieldSource[]): Panel {
  const controls = controlsAt(file, pointer);
  const inline = controls.filter((control) => isSmall(file, control));
  const first = { title: titleAt(file, pointer), controls: controls.filter((one) => !inline.includes(one)) };
  const groups = [...(first.controls.length > 0 ? [first] : []), ...inline.map((one) => groupOf(file, one))];
  const shown = panel(file, pointer, { title: first.title, groups });
  if (!isForm(file, pointer)) return shown;
  const form = { ...formOf(file, pointer), sources: sources() };
  const places = form.sources.map(({ name }) => `/sources/${escapePart(name)}`);
  const orders = Object.fromEntries(places.map((place) => [place, orderAt(file, place)]));
  return { ...shown, form, orders: { ...shown.orders, ...orders } };
}

/** The fields of a form, and the kinds of fields that it may have. */
function formOf(file: PanelFile, pointer: string): Omit<NonNullable<Panel["form"]>, "sources"> {
  const fields = Object.keys(recordOf(readPointer(file.value, `${pointer}/schema/properties`)));
  const hints = controlsAt(file, `${pointer}/uiSchema/new`);
  const widgets = hints.find(({ pointer: at }) => at.endsWith("/ui:widget"))?.options ?? [];
  const simple = widgets.filter(({ value }) => !OF_SEVERAL_VALUES.has(value));
  return { fields, widgets: simple, bodies: bodiesAfter(file, pointer) };
}

/** The bodies of the calls that come after a form. */
function bodiesAfter(file: PanelFile, form: string): NonNullable<Panel["form"]>["bodies"] {
  const [list = "", at = ""] = fromPointer(form);
  const steps = listOf(readPointer(file.value, toPointer([list])));
  return steps.flatMap((step, index) => {
    const pointer = `${toPointer([list, String(index)])}/body`;
    const role = wordOf(facetsAt(file.format, file.value, fromPointer(pointer)), "x-role");
    const isOne = index > Number(at) && role === "body" && isRecord(readPointer(file.value, pointer));
    return isOne ? [{ pointer, title: textOf(recordOf(step).call) ?? nameOf(step) ?? pointer }] : [];
  });
}

function isSmall(file: PanelFile, { kind, pointer }: Control): boolean {
  return kind === "map" || (kind === "open" && keysAt(file, pointer).length <= SMALL);
}

/** The controls of an object; what is nested deeper has a panel of its own. */
function groupOf(file: PanelFile, control: Control): PanelGroup {
  const { title, description, kind, pointer } = control;
  const controls = kind === "map" ? [control] : controlsAt(file, pointer);
  return { title, ...(description !== undefined && { description }), controls };
}

function fieldPanel(file: PanelFile, place: FieldPlace, elsewhere: readonly string[]): Panel {
  const { form, name } = place;
  const schema = schemaOf(place);
  const own = recordOf(readPointer(file.value, schema));
  const words = Object.entries(fieldWords(own.type));
  const main: PanelGroup = {
    title: "Field",
    controls: [
      ...words.map(([word, meta]) => controlFor(file, `${schema}/${word}`, meta)),
      {
        pointer: `${form}/schema/required`,
        title: "Must be filled in",
        kind: "member",
        value: readPointer(file.value, `${form}/schema/required`) ?? [],
        example: name,
      },
    ],
  };
  const groups = keysPerField(file, form).flatMap((key) => {
    const pointer = `${form}/${key}/${escapePart(name)}`;
    const facets = facetsAt(file.format, file.value, fromPointer(`${form}/${key}`));
    const title = wordOf(facets, "title") ?? key;
    const whole = controlFor(file, pointer, metaOfKey(facets, name) ?? {});
    if (whole.kind === "begin") return [{ title, controls: [whole] }];
    const controls = controlsAt(file, pointer);
    const inline = controls.filter((control) => isSmall(file, control));
    const plain = controls.filter((control) => !inline.includes(control));
    return [
      ...(plain.length > 0 ? [{ title, controls: plain }] : []),
      ...inline.map((one) => groupOf(file, one)),
    ];
  });
  const title = textOf(own.title) || name;
  const places = keysPerField(file, form).map((key) => `${form}/${key}/${escapePart(name)}`);
  return {
    ...panel(file, schema, { title, groups: [main, ...groups] }),
    trail: [...trailOf(file, form), { pointer: form, title: titleAt(file, form) }],
    field: { name, form, places: [...places, ...elsewhere] },
  };
}

function panel(file: PanelFile, pointer: string, shown: Pick<Panel, "title" | "groups">): Panel {
  return { pointer, ...shown, trail: trailOf(file, pointer), orders: ordersOf(file, shown.groups) };
}

/** The objects around one that have a panel. */
function trailOf(file: PanelFile, pointer: string): Panel["trail"] {
  const path = fromPointer(pointer);
  return path
    .map((_, index) => toPointer(path.slice(0, index)))
    .filter((around) => around === "" || keysAt(file, around).length > 1)
    .map((around) => ({ pointer: around, title: titleAt(file, around) }));
}

/** The order of the keys in every object into which a control may write, and in those around it. */
function ordersOf(file: PanelFile, groups: readonly PanelGroup[]): Panel["orders"] {
  const orders = new Map<string, readonly string[]>();
  const note = ({ pointer, inner = [] }: Control) => {
    const path = fromPointer(pointer);
    for (let length = 0; length < path.length; length++) {
      const around = toPointer(path.slice(0, length));
      if (!orders.has(around)) orders.set(around, orderAt(file, around));
    }
    inner.forEach(note);
  };
  for (const { controls } of groups) controls.forEach(note);
  return Object.fromEntries(orders);
}

/** What a file is and the part that it takes come before what is set. */
function orderAt(file: PanelFile, pointer: string): readonly string[] {
  const keys = keysAt(file, pointer);
  return [...keys.filter((key) => NO_SETTINGS.has(key)), ...keys.filter((key) => !NO_SETTINGS.has(key))];
}

function titleAt(file: PanelFile, pointer: string): string {
  const value = readPointer(file.value, pointer);
  const meta = wordOf(
    facetsAt(file.format, value === undefined ? undefined : file.value, fromPointer(pointer)),
    "title",
  );
  const isNamed = pointer === "" || /\/\d+$/.test(pointer) || isForm(file, pointer);
  if (isNamed) return nameOf(value) ?? meta ?? "Settings";
  return meta ?? fromPointer(pointer).at(-1) ?? "Settings";
}
