import type { TabItem } from "#ui/menus/tabs.tsx";

import { slugText } from "./loan-texts.ts";
import { words } from "./words.ts";

/** A status is pending, active, ongoing, completed or any other word of the provider (specification 2 §4). */
const TONES = {
  pending: "warning",
  active: "info",
  ongoing: "brand",
  completed: "success",
} as const;

/** The badge's tone; neutral for any other status. */
export function loanTone(slug: string) {
  return Object.hasOwn(TONES, slug) ? TONES[slug as keyof typeof TONES] : "neutral";
}

/** The status in words, in the customer's language where it is one of the usual; 'Unknown' when it is missing. */
export function loanStatusText(slug: string): string {
  return slugText(slug) || words.unknown;
}

const TABS = ["apply", "all", "pending", "active", "ongoing", "completed"] as const;

export type LoanTab = (typeof TABS)[number];
/** A tab that lists loans. */
export type LoanListTab = Exclude<LoanTab, "apply">;

/** The tab that an address names; any other word gives the first tab. */
export function loanTabOf(name: string | null): LoanTab {
  return TABS.find((tab) => tab === name) ?? "apply";
}

/** Whether a status of the provider has a tab of its own. */
export function isListTab(slug: string): boolean {
  return TABS.some((tab) => tab === slug && tab !== "apply" && tab !== "all");
}

/** The tabs with their labels. */
export function loanTabs(): readonly TabItem<LoanTab>[] {
  return TABS.map((value) => ({ value, label: words[value] }));
}
