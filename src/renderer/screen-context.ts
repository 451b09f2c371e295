import { createContext, useContext, useSyncExternalStore } from "react";

import type { Ask, Condition } from "#definition/compiled.ts";
import type { Value } from "#definition/value.ts";
import { holds } from "#engine/values/condition.ts";
import { isEnabled, mayRest } from "#engine/fields/open-fields.ts";
import { regionOf } from "#engine/scope/region.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { useInputValue, useStoreValue } from "#engine/screen/use-screen.ts";
import { resolveToShown } from "#engine/values/value.ts";
import type { Region } from "#lib/region.ts";

import { changedInputs } from "./form/form-fields.ts";
import type { Late } from "./late.ts";
import type { Refusals } from "./form/refusals.ts";

/** The store of the screen that is being rendered. */
export const ScreenContext = createContext<ScreenStore | undefined>(undefined);

/** The form that is being rendered. */
export const AskContext = createContext<Ask | undefined>(undefined);

/** What is wrong with it. */
export const RefusalsContext = createContext<Refusals | undefined>(undefined);

/** Told of each screen that has opened: a tool plays it then. */
export const OpenedContext = createContext<((store: ScreenStore) => void) | undefined>(undefined);

/** Closes the dialog of a screen above a page; undefined for a screen that is a page. */
export const CloseContext = createContext<(() => void) | undefined>(undefined);

/** What the screen has loaded, with the widgets at hand. */
export const LateContext = createContext<Pick<Late, "widgets" | "lookUps" | "branches">>({
  widgets: {},
  lookUps: undefined,
  branches: undefined,
});

/** Whether a field is shown and can be filled in now. */
export function useFieldState(name: string): { shown: boolean; enabled: boolean } {
  const ask = useContext(AskContext);
  const shown = useCondition(ask?.shown?.[name]);
  const enabled = useScreenValue(
    (store) => !ask || isEnabled(ask, name, store),
    ask !== undefined && mayRest(ask, name),
  );
  return { shown, enabled };
}

/**
 * The value of a field, and how a widget changes it. The change also gets what the widget shows already: of that value
 * nothing is rendered.
 */
export function useInput(
  name: string,
): readonly [value: unknown, change: (value: unknown, shown: unknown) => void] {
  const store = useScreenStore();
  const ask = useContext(AskContext)!;
  const refusals = useRefusals();
  const { branches } = useContext(LateContext);
  const [shownNow, changeShown] = useInputValue(store, name);
  const change = (value: unknown, shown: unknown) =>
    changeShown(shown, () =>
      refusals.typed(() =>
        store.change(changedInputs(ask, branches, store.getState().inputs, { name, value })),
      ),
    );
  return [shownNow, change];
}

/** What is wrong with a field. */
export function useFieldError(name: string): string | undefined {
  const { subscribe, at } = useRefusals();
  const get = () => at(name);
  return useSyncExternalStore(subscribe, get, get);
}

function useRefusals(): Refusals {
  const refusals = useContext(RefusalsContext);
  if (!refusals) throw new Error("A field stands outside a form.");
  return refusals;
}

/** Whether a condition holds now. Without a condition the answer is yes. */
export function useCondition(condition: Condition | undefined): boolean {
  return useScreenValue((store) => !condition || holds(condition, store.scope()), condition !== undefined);
}

export function useScreenStore(): ScreenStore {
  const store = useContext(ScreenContext);
  if (!store) throw new Error("A field stands outside a screen.");
  return store;
}

/** How the bank's country writes amounts. */
export function useRegion(): Region {
  return useScreenValue((store) => regionOf(store.scope()), false);
}

/**
 * A part of the screen's state; the component renders again only when that part is another. Where it never changes,
 * `follows` is false.
 */
export function useScreenValue<T>(select: (store: ScreenStore) => T, follows = true): T {
  return useStoreValue(useScreenStore(), select, follows);
}

/** A value as a text to show; the component only re-renders when the text changes. */
export function useText(value: Value | undefined): string {
  const select = (store: ScreenStore) => (value === undefined ? "" : resolveToShown(value, store.scope()));
  return useScreenValue(select, namesSomething(value));
}

/** Whether it is more than plain words. */
function namesSomething(value: Value | undefined): boolean {
  return typeof value === "string" ? value.includes("$") : typeof value === "object";
}
