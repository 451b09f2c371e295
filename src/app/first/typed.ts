type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Where React remembers what it last saw of an input; it passes over events that say the same. */
const TRACKER = "_valueTracker";
type Tracked = Field & { readonly [TRACKER]?: { readonly setValue: (value: string) => void } };

/**
 * Looks what was entered into fields before the app was there. Gives the function that tells the app of it, as if it were
 * entered now; a field that was set back meanwhile gets its own again. Nothing is written where nothing has changed: that
 * would move the caret and end what a keyboard is composing.
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
      // A file cannot be set back, and is not.
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
      // No mouse event, which would tick it again.
      field.dispatchEvent(new Event("click", { bubbles: true }));
    },
  ];
}
