import { BILLER, type ScreenBiller } from "#definition/billers.ts";

import { addressOf, keyOf, type MenuEntry } from "./menu-entry.ts";

/** The billers of screens that serve several, as far as this bank has them. */
export type BillersOf = {
  /** By the id of the screen. */
  readonly of: ReadonlyMap<string, readonly ScreenBiller[]>;
  /** Why some could not be asked for; their screens stand for them. */
  readonly error?: unknown;
  readonly isAsking: boolean;
  /** The screens whose billers have not come yet. */
  readonly awaited: readonly string[];
  /** Asks once more for what could not be had. */
  readonly retry: () => void;
};

/** There are none. */
export const NO_BILLERS: BillersOf = { of: new Map(), isAsking: false, awaited: [], retry: () => undefined };

/** The billers of a menu entry; none for an entry that stands for itself. */
export function billersAt({ of }: Pick<BillersOf, "of">, { screen }: MenuEntry): readonly ScreenBiller[] {
  return (screen !== undefined && of.get(screen)) || [];
}

/** Where the screen is opened for a biller. */
export function billerAddress(entry: MenuEntry, { id }: Pick<ScreenBiller, "id">): string {
  return addressOf({ path: entry.path, query: new URLSearchParams({ [BILLER]: id }).toString() });
}

/** By which the customer's favourites are kept. */
export function billerKey(entry: MenuEntry, { id }: Pick<ScreenBiller, "id">): string {
  return `${keyOf(entry)}/${id}`;
}

/** Whether this bank has a biller of a screen; its tenant may name those that it has. */
export function hasBiller(
  billers: Readonly<Record<string, readonly string[]>>,
  screen: string,
  id: string,
): boolean {
  return billers[screen]?.includes(id) ?? true;
}
