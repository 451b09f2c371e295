import type { ComponentType } from "react";

import type { Screen, ScreenEntry } from "#definition/compiled.ts";

import { tell } from "#app/reports/events.ts";
import { type Late, loadLate } from "#renderer/late.ts";
import { loadToasts } from "#ui/toasts/toast.ts";

import type { Load } from "./load-once.ts";
import { ScreenPart, type ScreenPartProps } from "./screen-part.tsx";

/** A screen together with what it needs besides. */
export type LoadedScreen = {
  readonly screen: Screen;
  readonly late: Late;
  /** Renders it as a page, or as a dialog above a page. */
  readonly ScreenPart: ComponentType<ScreenPartProps>;
};

const screenLoaders = new WeakMap<ScreenEntry, Load<LoadedScreen>>();

/** The loader of a screen; the same function each time, because `loadOnce` compares loaders. */
export function screenLoader(entry: ScreenEntry): Load<LoadedScreen> {
  const known = screenLoaders.get(entry);
  if (known) return known;
  const { before } = entry;
  const load = () => loadScreen(entry).catch((error: unknown) => instead(before, error));
  screenLoaders.set(entry, load);
  return load;
}

/** A released screen that cannot be loaded leaves the one that the build has. */
async function instead(before: ScreenEntry | undefined, error: unknown): Promise<LoadedScreen> {
  if (!before) throw error;
  tell("bank:released", { problem: "screen", detail: String(error) });
  return await loadScreen(before);
}

async function loadScreen({ over, load, late: names }: ScreenEntry): Promise<LoadedScreen> {
  const [Shown, screen, late] = await Promise.all([
    over ? screenOverLoader() : ScreenPart,
    load(),
    loadLate(names),
  ]);
  return { ScreenPart: Shown, screen, late };
}

async function screenOverLoader() {
  return (await import("./screen-over.tsx")).ScreenOver;
}

/** Everything around a customer's screens: layout, menu, idle warning, data cache. */
export async function customerAreaLoader() {
  const [{ CustomerArea }] = await Promise.all([import("#app/layout/customer-area.tsx"), loadToasts()]);
  return CustomerArea;
}

/** Who tries the sandbox signs in with it; no customer needs it. */
export async function demoHintLoader() {
  return (await import("#app/layout/demo-hint.tsx")).DemoHint;
}

/** The dialog of alerts. It loads with the customer's area: nothing should have to load in the middle of a payment. */
export async function alertLoader() {
  return (await import("#app/shown-alert.tsx")).ShownAlert;
}

/** What the print window shows. */
export async function printPageLoader() {
  return (await import("#app/print/print-pages.ts")).PrintPage;
}

/** What the window that prints a statement shows. */
export async function statementPageLoader() {
  return (await import("#app/print/print-pages.ts")).StatementPage;
}
