type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The property of an input in which React records its last known value. React ignores events that do not change this value. */
const TRACKER = "_valueTracker";
type Tracked = Field & { readonly [TRACKER]?: { readonly setValue: (value: string) => void } };

/**
 * Finds what was entered into fields before the app had loaded. Returns a function that passes it to the app as if it were
 * entered now, and restores fields that were reset meanwhile. Unchanged fields are not written to: that would move the caret
 * and interrupt a word that a keyboard is composing.
 */
export function findTyped(root: HTMLElement): () => void {
  const entered = [...root.querySelectorAll<Tracked>("input, select, textarea")].flatMap(lookAt);
  return () => entered.forEach((tell) => tell());
}

function lookAt(field: Tracked): readonly (() => void)[] {
  if (field instanceof HTMLSelectElement) return lookAtSelect(field);
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
    return lookAtBox(field);
  const { value } = field;
  if (value === field.defaultValue) return [];
  return [
    () => {
      // Scripts cannot set the value of a file field; React does not reset it either.
      if (field.value !== value) field.value = value;
      field[TRACKER]?.setValue(field.defaultValue);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
  ];
}

function lookAtSelect(field: HTMLSelectElement): readonly (() => void)[] {
  const { value, options } = field;
  const given = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (given?.value === value) return [];
  return [
    () => {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    },
  ];
}

function lookAtBox(field: HTMLInputElement & Tracked): readonly (() => void)[] {
  const { checked } = field;
  if (checked === field.defaultChecked) return [];
  return [
    () => {
      field.checked = checked;
      field[TRACKER]?.setValue(String(!checked));
      // A plain event, because a mouse event would tick the box again.
      field.dispatchEvent(new Event("click", { bubbles: true }));
    },
  ];
}
