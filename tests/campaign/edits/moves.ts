import type { Control, Panel } from "#gallery/protocol-panel.ts";

import { controlsNamed, listsOf } from "./places.ts";
import { type Seen, TOOLS } from "./seen.ts";
import type { Studio } from "./studio.ts";
import { valueFor } from "./values.ts";

/** One edit that somebody can make in the panel as it is. */
export type Move = {
  readonly kind: string;
  /** The name of the control. */
  readonly name: string;
  /** The pointers at which the file may differ afterwards. */
  readonly places: readonly string[];
  readonly act: () => Promise<void>;
  /** The value that then stands at one of the places; undefined where it is gone. */
  readonly value?: { readonly written: unknown };
  /** What the control shows then, and its place among the tools. */
  readonly shows?: { readonly index: number; readonly text: string };
};
export type Random = (below: number) => number;

type In = {
  readonly studio: Studio;
  readonly panel: Panel;
  readonly seen: readonly Seen[];
  readonly random: Random;
};

/** The kinds of controls that hold others. */
const HOLDING: ReadonlySet<Control["kind"]> = new Set([
  "map",
  "list",
  "open",
  "begin",
  "inline",
  "forms",
] as const);

/** All edits that can be made in the panel. */
export function movesIn(given: In): Move[] {
  const { seen } = given;
  return [
    ...seen.filter(({ isInForm }) => !isInForm).flatMap((one) => movesOf(one, given)),
    ...newName(given),
    ...newField(given),
  ];
}

/** The controls that show another object. */
export function waysIn({ studio, panel, seen }: Omit<In, "random">): (() => Promise<void>)[] {
  const fields = new Set(panel.form?.fields);
  return seen
    .filter(({ tag, name }) => tag === "button" && (/[…›]$/.test(name) || fields.has(name)))
    .map(
      ({ index }) =>
        async () =>
          await toolAt(studio, index).click(),
    );
}

function movesOf(one: Seen, given: In): Move[] {
  const { tag, name } = one;
  if (tag === "button") return pressed(one, given);
  const form = /^Form of (.*)$/s.exec(name)?.[1];
  if (form !== undefined) return chooseForm(one, form, given);
  const adding = /^Add to (.*)$/s.exec(name)?.[1];
  if (adding !== undefined) return add(one, adding, given);
  const picked = /^Pick (.*)$/s.exec(name)?.[1];
  const controls = named(picked ?? name, given).filter(({ kind }) => kind !== "picture");
  const leaves = controls.filter(({ kind }) => !HOLDING.has(kind));
  const control = leaves.at(-1);
  // Two controls of one name and of different kinds cannot be told apart here.
  if (!control || leaves.some(({ kind }) => kind !== control.kind)) return [];
  const places = controls.flatMap(({ pointer, needs }) => (needs ? [pointer, needs.pointer] : [pointer]));
  return valueFor(one, control, given.random).map((typed) => ({
    kind: typed.kind,
    name,
    places,
    act: async () => await setTool(given.studio, one, typed.text),
    ...("written" in typed && { value: { written: typed.written } }),
    shows: { index: one.index, text: typed.text },
  }));
}

function pressed({ index, name }: Seen, given: In): Move[] {
  const { studio, panel } = given;
  const press = async () => await toolAt(studio, index).click();
  const of = (places: readonly string[], kind: string): Move[] =>
    places.length === 0 ? [] : [{ kind, name, places, act: press }];
  const reset = /^Reset (.*)$/s.exec(name)?.[1];
  if (reset !== undefined) return of(pointersOf(named(reset, given)), "reset");
  const begun = /^Add: (.*)$/s.exec(name)?.[1];
  if (begun !== undefined) return of(pointersOf(named(begun, given)), "begin");
  const { field } = panel;
  if (field && name.startsWith("Move the field ")) return of([field.form], "move a field");
  if (field && name === "Remove the field") return of([field.form, ...field.places], "remove a field");
  const moved = /^Move (.*) (?:up|down)$/s.exec(name)?.[1];
  if (moved !== undefined) return of(pointersOf(listsOf(panel, moved)), "move an item");
  const removed = /^Remove (.*)$/s.exec(name)?.[1];
  if (removed !== undefined) return of(pointersOf(listsOf(panel, removed)), "remove an item");
  return [];
}

/** Chooses the form of a value: a number, an expression, an object that makes it. */
function chooseForm({ index, options, value }: Seen, of: string, given: In): Move[] {
  const others = options.filter((option) => option.value !== value);
  const to = others[given.random(others.length)];
  const places = pointersOf(named(of, given));
  if (!to || places.length === 0) return [];
  const act = async () => await choose(given.studio, index, to.value);
  return [{ kind: "choose a form", name: of, places, act }];
}

/** Adds an item to a list, or a word to a condition and its value. */
function add({ index, options }: Seen, to: string, { studio, panel, random }: In): Move[] {
  const some = options.filter(({ value }) => value !== "");
  const one = some[random(some.length)];
  if (!one) return [];
  const act = async () => await choose(studio, index, one.value);
  const lists = listsOf(panel, to);
  if (!one.value.startsWith("/")) return [{ kind: "add an item", name: to, places: pointersOf(lists), act }];
  return [{ kind: "show a word", name: `${to}, ${one.label}`, places: [], act }];
}

/** A value for one more name of a map. */
function newName({ studio, panel, seen, random }: In): Move[] {
  return seen.flatMap(({ index, name }) => {
    const of = /^Another name of (.*)$/s.exec(name)?.[1];
    const maps = of === undefined ? [] : named(of, { panel, seen }).filter(({ kind }) => kind === "map");
    if (of === undefined || maps.length === 0) return [];
    const key = `name_${random(1000)}`;
    const places = maps.map(({ pointer }) => `${pointer}/${key}`);
    const act = async () => {
      await toolAt(studio, index).fill(key);
      await toolAt(studio, index).press("Enter");
      // What begins with a value has its panel now; else its control is new.
      const fresh = studio.panel.getByRole("textbox", { name: key, exact: true });
      if ((await fresh.count()) > 0) await fresh.first().fill("1");
    };
    return [{ kind: "a name of a map", name: of, places, act }];
  });
}

/** What a new field of some kinds needs. */
const NEEDS = [
  ["Choice 1", "One"],
  ["Choice 2", "Two"],
  ["Text", "A text"],
] as const;

/** One more field of a form. */
function newField({ studio, panel, seen, random }: In): Move[] {
  const { form, pointer } = panel;
  const label = seen.find(({ isInForm, name }) => isInForm && name === "Label");
  const submit = seen.find(({ name }) => name === "Add the field");
  if (!form || !label || !submit) return [];
  const widget = form.widgets[random(form.widgets.length)]?.value ?? "text";
  const act = async () => {
    await toolAt(studio, label.index).fill(`Field ${random(1000)}`);
    await studio.panel.getByLabel("Kind", { exact: true }).first().selectOption(widget);
    const asked = studio.panel.locator("form", {
      has: studio.panel.page().getByLabel("Kind", { exact: true }),
    });
    // What some kinds need besides; others have no such control.
    for (const [need, written] of NEEDS) {
      const control = asked.getByRole("textbox", { name: need, exact: true });
      if ((await control.count()) > 0) await control.fill(written);
    }
    await asked.getByRole("button", { name: "Add the field" }).click();
  };
  const places = [pointer, ...form.bodies.map((body) => body.pointer), "/scenarios"];
  return [{ kind: "add a field", name: widget, places, act }];
}

async function setTool(studio: Studio, { index, tag, type }: Seen, text: string): Promise<void> {
  const tool = toolAt(studio, index);
  if (tag === "select") await choose(studio, index, text);
  else if (type === "checkbox") await tool.setChecked(text === "true");
  else await tool.fill(text);
}

/** Chooses as by the keyboard: Playwright's own way leaves the focus where it was. */
async function choose(studio: Studio, index: number, value: string): Promise<void> {
  await toolAt(studio, index).focus();
  await toolAt(studio, index).selectOption(value);
}

function toolAt({ panel }: Studio, index: number) {
  return panel.locator(TOOLS).nth(index);
}

function named(name: string, { panel, seen }: Pick<In, "panel" | "seen">): Control[] {
  const formOf = (title: string) => Number(seen.find((one) => one.name === `Form of ${title}`)?.value ?? 0);
  return controlsNamed(panel, name, formOf);
}

function pointersOf(controls: readonly Control[]): string[] {
  return controls.map(({ pointer }) => pointer);
}
