import type { TabItem } from "#ui/tabs.tsx";

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

/** The status in words; 'Unknown' when it is missing. */
export function loanStatusText(slug: string): string {
  const text = slug.replaceAll(/[-_]+/g, " ").trim();
  return text === "" ? "Unknown" : text[0]!.toUpperCase() + text.slice(1);
}

export const loanTabs = [
  { value: "apply", label: "Apply" },
  { value: "all", label: "All loans" },
  { value: "pending", label: "Pending" },
  { value: "active", label: "Active" },
  { value: "ongoing", label: "Ongoing" },
  { value: "completed", label: "Completed" },
] as const satisfies readonly TabItem<string>[];

export type LoanTab = (typeof loanTabs)[number]["value"];
/** A tab that lists loans. */
export type LoanListTab = Exclude<LoanTab, "apply">;

/** The tab that an address names; any other word gives the first tab. */
export function loanTabOf(name: string | null): LoanTab {
  return loanTabs.find(({ value }) => value === name)?.value ?? "apply";
}
