import { isAsk } from "#engine/state/position.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { pause } from "#lib/tasks/pause.ts";
import { refusedFields } from "#renderer/form/refusals.ts";

/** Milliseconds in which a step must be on the page: on a slow machine a screen is open before its dialog is drawn. */
const DRAWING = 10_000;
const LOOK_EVERY = 10;

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
    await goOn();
    return [];
  }
  const form = await drawn<HTMLFormElement>(
    `form[id="${store.screen.id}-${at}"]`,
    `The form of step ${at + 1} is not on the page.`,
  );
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
async function goOn(): Promise<void> {
  (await drawn("main [data-step] ~ button", "There is no button to go on.")).click();
}

/** The element of a selector as soon as it is on the page. Throws with a message when it does not come. */
async function drawn<E extends HTMLElement>(selector: string, missing: string): Promise<E> {
  for (const end = Date.now() + DRAWING; ; await pause(LOOK_EVERY)) {
    const found = document.querySelector<E>(selector);
    if (found) return found;
    if (Date.now() > end) throw new Error(missing);
  }
}
