import { isAsk } from "#engine/position.ts";
import type { ScreenStore } from "#engine/screen-store.ts";
import { pause } from "#lib/pause.ts";
import { refusedFields } from "#renderer/refusals.ts";

/**
 * Submits the form on the page as a customer does. Returns the fields that the form refuses. Throws when the page shows
 * no error although its form refuses something.
 */
export async function submitForm(store: ScreenStore): Promise<readonly string[]> {
  const { at } = store.getState();
  const step = store.screen.steps[at]!;
  // Wait until the page shows the values that were set last.
  await pause(0);
  if (!isAsk(step)) {
    goOn();
    return [];
  }
  const form = document.getElementById(`${store.screen.id}-${at}`);
  if (!(form instanceof HTMLFormElement)) throw new Error(`The form of step ${at + 1} is not on the page.`);
  const refused = refusedFields(step.ask, store);
  form.requestSubmit();
  await pause(0);
  if (refused.length > 0 && !form.parentElement?.querySelector("[role=alert]")?.textContent) {
    throw new Error(
      `The form of step ${at + 1} refuses ${refused.join(", ")}, but the page does not say so.`,
    );
  }
  return refused;
}

/** Presses the button of a step that only shows something. */
function goOn(): void {
  const button = document.querySelector<HTMLElement>("main [data-step] ~ button");
  if (!button) throw new Error("There is no button to go on.");
  button.click();
}
