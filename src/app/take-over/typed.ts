type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The property of an input in which React records its last known value. React ignores events that do not change this value. */
const TRACKER = "_valueTracker";
export type Tracked = Field & { readonly [TRACKER]?: { readonly setValue: (value: string) => void } };

/**
 * Finds what was entered into fields before the app had loaded. Returns a function that passes it to the app as if it were
 * entered now, and restores fields that were reset meanwhile. Unchanged fields are not written to: that would move the caret
 * and interrupt a word that a keyboard is composing. Where other fields stand in their place by then, those of the same
 * names get it.
 *
 * @param fields those that the page had, where others may stand in their place already
 */
export function findTyped(root: HTMLElement, fields = fieldsIn(root)): () => void {
  const entered = fields.flatMap((field) => lookAt(field).map((tell) => ({ field, tell })));
  return () => {
    for (const { field, tell } of entered) {
      const now = field.isConnected ? field : counterpartOf(field, root);
      if (now) tell(now);
    }
  };
}

/** Whether any field has another value than the page gave it. */
export function isAnythingEntered(root: HTMLElement): boolean {
  return fieldsIn(root).some((field) => lookAt(field).length > 0);
}

/** All that can be filled in or chosen on a page. */
export function fieldsIn(root: HTMLElement): readonly Tracked[] {
  return [...root.querySelectorAll<Tracked>("input, select, textarea")];
}

function lookAt(field: Tracked): readonly ((field: Tracked) => void)[] {
  if (field instanceof HTMLSelectElement) return lookAtSelect(field);
  if (field instanceof HTMLInputElement && isBox(field)) return lookAtBox(field);
  if (field instanceof HTMLInputElement && field.type === "file") return lookAtFiles(field);
  const { value } = field;
  if (value === field.defaultValue) return [];
  return [
    (now) => {
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

/** Of several boxes and radio buttons of one name, the one of the same value. */
function counterpartOf(field: Field, root: HTMLElement): Tracked | undefined {
  const all = [...root.querySelectorAll<Tracked>(`[name="${CSS.escape(field.name)}"]`)];
  return isBox(field) ? all.find(({ value }) => value === field.value) : all[0];
}

function isBox({ type }: Field): boolean {
  return type === "checkbox" || type === "radio";
}

/** React does not reset what was chosen, and scripts can give it to another field. */
function lookAtFiles(field: HTMLInputElement): readonly ((field: Tracked) => void)[] {
  const { files } = field;
  if (!files?.length) return [];
  return [
    (now) => {
      if (now !== field && now instanceof HTMLInputElement) now.files = files;
      now.dispatchEvent(new Event("change", { bubbles: true }));
    },
  ];
}

function lookAtBox(field: HTMLInputElement & Tracked): readonly ((field: Tracked) => void)[] {
  const { checked } = field;
  // The radio button that was chosen instead of another says enough.
  if (checked === field.defaultChecked || (field.type === "radio" && !checked)) return [];
  return [
    (now) => {
      if (now instanceof HTMLInputElement) now.checked = checked;
      now[TRACKER]?.setValue(String(!checked));
      // A plain event, because a mouse event would tick the box again.
      now.dispatchEvent(new Event("click", { bubbles: true }));
    },
  ];
}
