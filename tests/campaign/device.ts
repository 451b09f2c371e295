import { loadPage, type Customer, type Page } from "./page.ts";
import { heard, openStorage } from "./storages.ts";
import type { Trial } from "./trial.ts";
import type { World } from "./world.ts";

/** One device: what its tabs keep there outlives them. */
export type Device = { readonly openTab: () => Tab };

/** One tab: what it keeps itself outlives its pages. */
export type Tab = Omit<Page, "go"> & {
  /** The page goes, as at a reload. The next thing that is done in the tab loads it anew. */
  readonly leave: () => void;
};

/** So many ms later a tab hears that another has written. */
const HEARD = 10;

/** A device with a customer, whose storage may refuse. */
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
