import type { Recipients } from "#engine/recipients.ts";
import { addressOf, isBill, isVisible, keyOf, type MenuEntry } from "#pages/menu-entry.ts";
import type { Settings } from "#tenant/settings.ts";

/** Something that customers pay on a screen. */
export type Biller = {
  readonly key: string;
  readonly label: string;
  readonly icon: MenuEntry["icon"];
  /** Without it, it is among the other bills. */
  readonly category?: string;
  readonly address: string;
  /** The id of its screen. */
  readonly screen?: string;
  /** Other words for it, which are not shown. */
  readonly words: readonly string[];
  /** Names that are shown where they are what the customer looked for. */
  readonly names: readonly string[];
};

/** What this customer can pay, in the order of the menu. */
export function billersIn(menu: readonly MenuEntry[], flags: Settings["flags"]): readonly Biller[] {
  return menu.filter((entry) => isBill(entry) && isVisible(entry, flags)).map(billerOf);
}

/** The billers that were paid last on this device, the latest first. */
export function lastPaid(
  billers: readonly Biller[],
  recipients: Pick<Recipients, "list">,
): readonly Biller[] {
  const paid = billers.flatMap((biller) => {
    const known = biller.screen === undefined ? [] : recipients.list(biller.screen);
    // ISO times are in the order of their text; a record without one is old.
    const times = known.map(({ again }) => again?.at ?? "");
    times.sort();
    const at = times.at(-1);
    return at === undefined ? [] : [{ biller, at }];
  });
  paid.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  return paid.map(({ biller }) => biller);
}

function billerOf(entry: MenuEntry): Biller {
  const { label, icon, category, screen, synonyms = [], keywords = [] } = entry;
  return {
    key: keyOf(entry),
    label,
    icon,
    address: addressOf(entry),
    words: synonyms,
    names: keywords,
    ...(category !== undefined && { category }),
    ...(screen !== undefined && { screen }),
  };
}
