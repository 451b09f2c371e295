import type { Environment } from "#engine/environment.ts";
import { askAgain } from "#engine/payments/requery.ts";
import { pausesBefore } from "#engine/scenario/questions.ts";
import type { ScenarioWorld } from "#engine/scenario/run.ts";
import { rowText } from "#engine/scenario/texts.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";

/** Asks how a pending payment ended, outside of the page: the page keeps showing it as pending. */
export async function askLater(
  store: ScreenStore,
  environment: Environment,
  skip: (milliseconds: number) => void,
): ReturnType<ScenarioWorld["later"]> {
  const { journal } = environment;
  const entry = journal.find(store.getState().result?.key ?? "");
  if (!entry) return { outcome: undefined, shows: [] };
  for (const pause of pausesBefore(store.screen, entry)) {
    skip(pause);
    const { outcome, rows, end } = await askAgain(store.screen, entry, environment);
    if (outcome === "pending") continue;
    const words = end ? [end.label, end.title, end.text] : [];
    return { outcome, shows: [...rows.map(rowText), ...words] };
  }
  return { outcome: "pending", shows: [] };
}
