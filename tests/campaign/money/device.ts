import { loadPage, type Customer, type Page } from "./page.ts";
import { heard, openStorage } from "./storages.ts";
import type { Trial } from "./trial.ts";
import type { World } from "./world.ts";

/** One device. Its shared storage outlives the tabs. */
export type Device = { readonly openTab: () => Tab };

/** One tab. Its own storage outlives its pages. */
export type Tab = Omit<Page, "go"> & {
  /** Ends the page, like a reload. The next action in the tab loads a new page. */
  readonly leave: () => void;
};

/** Delay in ms until a tab is told that another tab has written. */
const HEARD = 10;

/** A customer's device. Its storage may refuse to store. */
export function openDevice(world: World, customer: Customer, storage: Trial["storage"]): Device {
  const device = openStorage(storage?.refusal);
  const tabs = new Set<Tab>();
  const openTab = (): Tab => {
    const kept = {
      device: heard(device, () => {
        for (const other of tabs) if (other !== tab) setTimeout(other.hear, HEARD);
      }),
      tab: openStorage(storage?.where === "everywhere" ? storage.refusal : undefined),
    };
    let page: Page | undefined;
    const current = () => (page ??= loadPage(world, kept, customer));
    const tab: Tab = {
      open: (screen) => current().open(screen),
      endSession: () => current().endSession(),
      journal: () => current().journal(),
      goOnline: () => current().goOnline(),
      hear: () => page?.hear(),
      leave: () => {
        page?.go();
        page = undefined;
      },
    };
    tabs.add(tab);
    return tab;
  };
  return { openTab };
}
