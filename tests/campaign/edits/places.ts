import type { Control, Panel } from "#gallery/protocol-panel.ts";

/** What the panel sets under a name; `seen` tells the form in which a value with several forms is shown. */
export function controlsNamed(panel: Panel, name: string, formOf: (name: string) => number): Control[] {
  return panel.groups
    .flatMap(({ controls }) => controls.flatMap((one) => within(one, one.title, formOf)))
    .flatMap(({ title, control }) => (title === name ? [control] : []));
}

/** Lists under a name, and those that have an item with this name. */
export function listsOf(panel: Panel, name: string): Control[] {
  const all = panel.groups.flatMap(({ controls }) =>
    controls.flatMap((one) => within(one, one.title, () => 0)),
  );
  return all
    .filter(({ control }) => control.kind === "list")
    .filter(({ title, control }) => title === name || control.inner?.some((item) => item.title === name))
    .map(({ control }) => control);
}

type Named = { readonly title: string; readonly control: Control };

function within(control: Control, title: string, formOf: (name: string) => number): Named[] {
  const { kind, inner = [], forms = [] } = control;
  const form = kind === "forms" ? forms[formOf(title)]?.control : undefined;
  return [
    { title, control },
    ...(form ? [{ title, control: { ...form, pointer: control.pointer } }] : []),
    // What is in a value of several forms stands under the name of the value.
    ...inner.flatMap((one) => within(one, kind === "forms" ? title : one.title, formOf)),
  ];
}
