import { isAsk } from "#engine/position.ts";
import type { ScreenStore } from "#engine/screen-store.ts";

import { pause } from "./traffic.ts";

/** Submits what stands on the page as a customer does. Gives the fields that the form refuses. */
export async function submitForm(store: ScreenStore): Promise<readonly string[]> {
  const { at } = store.getState();
  const step = store.screen.steps[at]!;
  // What was filled in last is on the page.
  await pause(0);
  if (!isAsk(step)) {
    goOn();
    return [];
  }
  const id = `${store.screen.id}-${at}`;
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) throw new Error(`The form of step ${at + 1} is not on the page.`);
  form.requestSubmit();
  await pause(0);
  const refusing = [...form.querySelectorAll("[aria-invalid=true]")].map((field) => field.id);
  const told = store.getState().fieldErrors;
  return Object.keys(step.ask.schema.properties ?? {}).filter(
    (name) =>
      !Object.hasOwn(told, name) &&
      refusing.some((field) => field === `${id}-${name}` || field.startsWith(`${id}-${name}-`)),
  );
}

/** The button of a step that only shows. */
function goOn(): void {
  const button = document
    .querySelector("main [data-step]")
    ?.parentElement?.querySelector<HTMLElement>(":scope > button");
  if (!button) throw new Error("There is no button to go on.");
  button.click();
}
