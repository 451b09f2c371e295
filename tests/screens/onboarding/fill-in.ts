import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** The control with a label, with or without "(optional)" after it. */
export function field(label: string): HTMLInputElement {
  const exact = new RegExp(`^${label}(?: \\(optional\\))?$`);
  return screen.getByLabelText<HTMLInputElement>(exact);
}

/** The same, or null where the form has none. */
export function queryField(label: string): HTMLElement | null {
  return screen.queryByLabelText(new RegExp(`^${label}(?: \\(optional\\))?$`));
}

/** Fills in a form by its labels, by pasting; for a select, the value is the text of its option. */
export async function fillIn(user: UserEvent, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(label);
    if (control.matches("select")) await user.selectOptions(control, value);
    else {
      await user.clear(control);
      // A date cannot be pasted.
      if (control.type === "date" && value !== "") await user.type(control, value);
      else {
        await user.click(control);
        await user.paste(value);
      }
    }
  }
}

/** Texts of the error summary, in order. */
export async function summary(): Promise<(string | null)[]> {
  const heading = await screen.findByRole("heading", { name: "There is a problem" });
  return within(heading.parentElement!)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
}

/** A field's description for screen readers: its error and hint. */
export function description(label: string): string {
  const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

/** The keys of session storage, in order. */
export function sessionKeys(): string[] {
  return keysOf(sessionStorage).toSorted((one, other) => one.localeCompare(other));
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}

/** Everything that outlives a form: storage, history, title and address. */
export function kept(): string {
  return [
    ...[sessionStorage, localStorage].flatMap((storage) =>
      keysOf(storage).flatMap((key) => [key, storage.getItem(key)]),
    ),
    JSON.stringify(history.state),
    document.title,
    location.href,
  ].join("\n");
}
