import { useEffect } from "react";

import type { Screen } from "#definition/compiled.ts";
import { isPresent } from "#engine/values/complete.ts";
import { billerOf, fitsBiller } from "#engine/sources/billers.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { useScreenValue } from "#renderer/screen-context.ts";

/** The biller that an address names, and who wants to know what it is called. */
export type BillerHere = {
  readonly id: string;
  /** Told its name, and undefined when the customer has chosen another. */
  readonly onName: (name: string | undefined) => void;
};

/**
 * Fills in what the biller of the address stands for, as if it were chosen, and again when the form is emptied. Where its source
 * brings it late, what the customer chose meanwhile stays.
 * @returns ends it
 */
export function fillBiller(store: ScreenStore, id: string): () => void {
  const follow = (isFirst: boolean) => {
    const state = store.getState();
    const biller = billerOf(store.screen, state, id);
    if (!biller) return;
    const isEmpty = Object.keys(biller.fill).every((name) => !isPresent(state.inputs[name]));
    if (isFirst || isEmpty) store.refill?.fill((inputs) => ({ ...inputs, ...biller.fill }));
  };
  const leave = store.subscribe(() => queueMicrotask(() => follow(false)));
  follow(true);
  return leave;
}

/** The heading of the screen: the biller's name, as long as the form is about it. */
export function BillerTitle({ biller: { id, onName }, title }: { biller: BillerHere; title: string }) {
  const name = useScreenValue((store) => billerName(store, id));
  useEffect(() => onName(name), [onName, name]);
  return name ?? title;
}

/** The name of a biller that is in the screen's own list: it is known before the screen opens. */
export function listedName(screen: Screen, id: string): string | undefined {
  return billerOf(screen, { sources: {} }, id)?.label;
}

function billerName({ screen, getState }: ScreenStore, id: string): string | undefined {
  const biller = billerOf(screen, getState(), id);
  return biller && fitsBiller(biller, getState().inputs) ? biller.label : undefined;
}
