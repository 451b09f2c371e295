type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The property of an input in which React records its last known value. React ignores events that do not change this value. */
const TRACKER = "_valueTracker";
type Tracked = Field & { readonly [TRACKER]?: { readonly setValue: (value: string) => void } };

/**
 * Finds what was entered into fields before the app had loaded. Returns a function that passes it to the app as if it were
 * entered now, and restores fields that were reset meanwhile. Unchanged fields are not written to: that would move the caret
 * and interrupt a word that a keyboard is composing. Where other fields stand in their place by then, those of the same
 * names get it.
 */
export function findTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Tracked>("input, select, textarea")];
  const entered = fields.flatMap((field) => lookAt(field).map((tell) => ({ field, tell })));
  return () => {
    for (const { field, tell } of entered) {
      const now = field.isConnected ? field : root.querySelector<Tracked>(`[name="${field.name}"]`);
      if (now) tell(now);
    }
  };
}

function lookAt(field: Tracked): readonly ((field: Tracked) => void)[] {
  if (field instanceof HTMLSelectElement) return lookAtSelect(field);
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
    return lookAtBox(field);
  const { value } = field;
  if (value === field.defaultValue) return [];
  return [
    (now) => {
      // Scripts cannot set the value of a file field; React does not reset it either.
      if (now.value !== value) now.value = value;
      now[TRACKER]?.setValue("defaultValue" in now ? now.defaultValue : "");
      now.dispatchEvent(new Event("input", { bubbles: true }));
    },
  ];
}

function lookAtSelect(field: HTMLSelectElement): readonly ((field: Tracked) => void)[] {
  const { value, options } = field;
  const given = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (given?.value === value) return [];
  return [
    (now) => {
      now.value = value;
      now.dispatchEvent(new Event("change", { bubbles: true }));
    },
  ];
}

function lookAtBox(field: HTMLInputElement & Tracked): readonly ((field: Tracked) => void)[] {
  const { checked } = field;
  if (checked === field.defaultChecked) return [];
  return [
    (now) => {
      if (now instanceof HTMLInputElement) now.checked = checked;
      now[TRACKER]?.setValue(String(!checked));
      // A plain event, because a mouse event would tick the box again.
      now.dispatchEvent(new Event("click", { bubbles: true }));
    },
  ];
}
