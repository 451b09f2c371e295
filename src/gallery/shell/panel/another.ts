import type { Control } from "#gallery/protocol-panel.ts";
import { escapePart } from "#lib/json/pointer.ts";

/** The control of one more name of a map, made from the one that it has for any name. */
export function anotherNamed({ pointer, another }: Control, name: string): Control {
  const to = `${pointer}/${escapePart(name)}`;
  const made = another ?? { pointer: `${pointer}/`, title: name, kind: "text" };
  return { ...moved(made, made.pointer.length, to), title: name };
}

function moved(control: Control, length: number, to: string): Control {
  const { inner, another, forms, needs } = control;
  const at = (pointer: string) => to + pointer.slice(length);
  const one = (each: Control) => moved(each, length, to);
  return {
    ...control,
    pointer: at(control.pointer),
    ...(needs && { needs: { ...needs, pointer: at(needs.pointer) } }),
    ...(inner && { inner: inner.map(one) }),
    ...(another && { another: one(another) }),
    ...(forms && {
      forms: forms.map((form) => ({ ...form, ...(form.control && { control: one(form.control) }) })),
    }),
  };
}
