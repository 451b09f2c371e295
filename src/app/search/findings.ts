import { screens } from "virtual:screens";

import { menuEntries } from "#app/layout/menu-entries.ts";
import { pages } from "#app/router/pages.ts";
import type { ScreenBiller } from "#definition/billers.ts";
import { beside } from "#lib/text/isolated.ts";
import { indexForSearch, search, type SearchIndex } from "#lib/text/search.ts";
import { majorText } from "#lib/money/money.ts";
import { spoken } from "#lib/text/words.ts";
import { billerAddress, billerKey, billersAt, type BillersOf } from "#pages/billers-of.ts";
import { addressOf, isVisible, type MenuEntry } from "#pages/menu-entry.ts";
import { amountText, dateText } from "#pages/transactions/rows/amount-text.ts";
import { whatFor, type Transaction } from "#pages/transactions/read/transaction.ts";
import type { Settings } from "#tenant/settings.ts";

import { words } from "./words.ts";

/** A search result: a place to go to, or a transaction to open. */
export type Finding = {
  readonly key: string;
  readonly group: "Screens" | "Billers" | "Recent transactions";
  readonly label: string;
  readonly detail?: string;
  /** More words that find it, without being shown. */
  readonly words?: readonly string[] | undefined;
  readonly icon: string;
  readonly opens: { readonly path: string } | { readonly transaction: Transaction };
};

export type FindingIndex = SearchIndex<{ readonly finding: Finding }>;

/** The groups in their order, with how many findings each shows. */
const GROUPS = { Screens: 40, Billers: 8, "Recent transactions": 8 } as const;

/** Indexes everything that this customer may see. */
export function indexFindings(
  { flags }: Pick<Settings, "flags">,
  transactions: readonly Transaction[],
  billers: Pick<BillersOf, "of">,
): FindingIndex {
  const menu = menuEntries();
  const entries = menu.filter((entry) => isVisible(entry, flags));
  const all = [
    ...entries.map(screenFinding),
    // Pages that never have a menu entry.
    ...pages
      .filter(({ path }) => !menu.some((entry) => entry.path === path))
      .map(({ path, title }) => screenFinding({ path, label: title(), icon: "arrow-right" })),
    ...entries.flatMap((entry) => billerFindings(entry, billersAt(billers, entry))),
    ...transactions.map(transactionFinding),
  ];
  return indexForSearch(
    all.map((finding) => {
      const { label, detail, words: others } = finding;
      return { label, detail, words: others, finding };
    }),
  );
}

/** Finds what contains the words, by groups. Without words: the screens and the last transactions. */
export function find(index: FindingIndex, text: string): readonly Finding[] {
  const found = search(index, text).map(({ finding }) => finding);
  const shown = text.trim() === "" ? found.filter(({ group }) => group !== "Billers") : found;
  return Object.entries(GROUPS).flatMap(([group, most]) =>
    shown.filter((finding) => finding.group === group).slice(0, most),
  );
}

function screenFinding(entry: Pick<MenuEntry, "path" | "query" | "label" | "icon" | "synonyms">): Finding {
  const { path, label, icon, synonyms } = entry;
  return {
    key: `${path} ${label}`,
    group: "Screens",
    label,
    icon,
    words: [...(synonyms ?? []), ...titleAt(path)],
    opens: { path: addressOf(entry) },
  };
}

/** The heading of what is at a path: the specification has other names for some screens than for their menu entries. */
function titleAt(path: string): string[] {
  const screen = screens.find((one) => one.path === path);
  const page = pages.find((one) => one.path === path);
  return screen ? [spoken(screen.title)] : page ? [page.title()] : [];
}

function billerFindings(entry: MenuEntry, billers: readonly ScreenBiller[]): Finding[] {
  const { path, label, icon, keywords = [] } = entry;
  if (billers.length > 0) return billers.map((biller) => billerFinding(entry, biller));
  return keywords.map((biller) => ({
    key: `${path} ${biller}`,
    group: "Billers",
    label: biller,
    detail: label,
    icon,
    opens: { path },
  }));
}

/** One of the billers of a screen that serves several. */
function billerFinding(entry: MenuEntry, biller: ScreenBiller): Finding {
  const { label, detail = entry.label, icon = entry.icon, synonyms } = biller;
  return {
    key: billerKey(entry, biller),
    group: "Billers",
    label,
    detail,
    words: synonyms,
    icon,
    opens: { path: billerAddress(entry, biller) },
  };
}

function transactionFinding(transaction: Transaction): Finding {
  const { id, reference, description, category, createdAt, amountMinor, form, timeZone, status } =
    transaction;
  const amount = amountText(amountMinor, form);
  return {
    key: `transaction ${id}`,
    group: "Recent transactions",
    label: beside([whatFor(description) || category || words.transaction, amount], ", "),
    detail: beside([dateText(createdAt, timeZone), status, reference]),
    // The reference at its end, and the amount in the form in which customers type amounts.
    words: [description, ...(amountMinor === undefined ? [] : [majorText(amountMinor, form)])],
    icon: "receipt",
    opens: { transaction },
  };
}
