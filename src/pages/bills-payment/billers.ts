import { fitsBiller } from "#engine/sources/billers.ts";
import type { Recipient, Recipients } from "#engine/recipients/recipients.ts";
import type { ScreenBiller } from "#definition/billers.ts";
import { billerAddress, billerKey, billersAt, type BillersOf } from "#pages/billers-of.ts";
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
  /** Its screen serves several: what it fills in there. */
  readonly fill?: ScreenBiller["fill"];
  /** Below its name where it is found; without it, its category. */
  readonly detail?: string;
  /** Other words for it, which are not shown. */
  readonly words: readonly string[];
  /** Names that are shown where they are what the customer looked for. */
  readonly names: readonly string[];
};

/** What this customer can pay, in the order of the menu. A screen that serves several billers stands for none of them. */
export function billersIn(
  menu: readonly MenuEntry[],
  flags: Settings["flags"],
  several: Pick<BillersOf, "of">,
): readonly Biller[] {
  return billsIn(menu, flags).flatMap((entry) => {
    const own = billersAt(several, entry);
    return own.length === 0 ? [billerOf(entry)] : own.map((one) => oneOf(entry, one));
  });
}

/** The screens themselves, where a customer has marked or paid them without a biller that is known. */
export function screensIn(menu: readonly MenuEntry[], flags: Settings["flags"]): readonly Biller[] {
  return billsIn(menu, flags).map(billerOf);
}

function billsIn(menu: readonly MenuEntry[], flags: Settings["flags"]): readonly MenuEntry[] {
  return menu.filter((entry) => isBill(entry) && isVisible(entry, flags));
}

/** The billers that were paid last on this device, the latest first. */
export function lastPaid(
  billers: readonly Biller[],
  recipients: Pick<Recipients, "list">,
): readonly Biller[] {
  const paid = billers.flatMap((biller) => {
    const known = biller.screen === undefined ? [] : recipients.list(biller.screen).filter(isOf(biller));
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

/** Whether somebody was paid through this biller, by what the device keeps of them. */
function isOf({ fill }: Biller): (recipient: Recipient) => boolean {
  if (!fill) return () => true;
  return ({ inputs, again }) => {
    const entered = { ...inputs, ...again?.inputs };
    return Object.keys(fill).every((name) => name in entered) && fitsBiller({ fill }, entered);
  };
}

/** One of the billers of an entry. */
function oneOf(entry: MenuEntry, biller: ScreenBiller): Biller {
  const { category = entry.category, icon = entry.icon, synonyms = [], label, detail, fill } = biller;
  return {
    key: billerKey(entry, biller),
    label,
    icon,
    address: billerAddress(entry, biller),
    words: synonyms,
    names: [],
    fill,
    detail: detail ?? entry.label,
    ...(category !== undefined && { category }),
    ...(entry.screen !== undefined && { screen: entry.screen }),
  };
}
