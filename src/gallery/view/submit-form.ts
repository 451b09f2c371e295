import { isAsk } from "#engine/position.ts";
import type { ScreenStore } from "#engine/screen-store.ts";
import { sourceFailures } from "#engine/source-failures.ts";
import { pause } from "#lib/pause.ts";
import { fieldStates } from "#renderer/field-rules.ts";

/** Submits the form on the page as a customer does. Returns the fields that the form refuses. */
export async function submitForm(store: ScreenStore): Promise<readonly string[]> {
  const { at } = store.getState();
  const step = store.screen.steps[at]!;
  // Wait until the page shows the values that were set last.
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
  const summary = [...(form.parentElement?.querySelectorAll("[role=alert] li") ?? [])];
  if (summary.length === 0) return [];
  const links = summary.flatMap((item) => [...item.querySelectorAll("a")]);
  const { inputs, fieldErrors, sources } = store.getState();
  const failures = sourceFailures(step.ask, sources);
  const { resting } = fieldStates(step.ask, store);
  // The summary links to each field that can be filled in; without such a link, the error is about the other fields.
  const isNamed = (name: string) =>
    links.length === 0
      ? resting.includes(name) && inputs[name] === undefined
      : links.some(
          ({ hash, textContent }) =>
            (hash === `#${id}-${name}` || hash.startsWith(`#${id}-${name}-`)) &&
            // The reason for a failed look-up is also shown there, but does not refuse the form.
            (inputs[name] === undefined || textContent !== failures[name]),
        );
  return Object.keys(step.ask.schema.properties ?? {}).filter(
    (name) => isNamed(name) && !Object.hasOwn(fieldErrors, name),
  );
}

/** Presses the button of a step that only shows something. */
function goOn(): void {
  const button = document.querySelector<HTMLElement>("main [data-step] ~ button");
  if (!button) throw new Error("There is no button to go on.");
  button.click();
}
