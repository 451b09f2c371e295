import { isAsk } from "#engine/position.ts";
import type { ScreenStore } from "#engine/screen-store.ts";
import { pause } from "#lib/pause.ts";
import { fieldStates } from "#renderer/field-rules.ts";

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
  const summary = [...(form.parentElement?.querySelectorAll("[role=alert] li") ?? [])];
  if (summary.length === 0) return [];
  const links = summary.flatMap((item) => [...item.querySelectorAll("a")]).map(({ hash }) => hash.slice(1));
  const { inputs, fieldErrors } = store.getState();
  const { resting } = fieldStates(step.ask, store);
  // The summary leads to each field that can be filled in; where there are none, the others are meant.
  const isNamed = (name: string) =>
    links.length === 0
      ? resting.includes(name) && inputs[name] === undefined
      : links.some((link) => link === `${id}-${name}` || link.startsWith(`${id}-${name}-`));
  return Object.keys(step.ask.schema.properties ?? {}).filter(
    (name) => isNamed(name) && !Object.hasOwn(fieldErrors, name),
  );
}

/** The button of a step that only shows. */
function goOn(): void {
  const button = document.querySelector<HTMLElement>("main [data-step] ~ button");
  if (!button) throw new Error("There is no button to go on.");
  button.click();
}
