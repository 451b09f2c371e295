import type { ComponentType } from "react";

import type { MenuDefinition } from "#definition/screen.ts";

import type { Load } from "./load-once.ts";

/** A customer's page that is no declared screen; the same shape as a screen's line in the index. */
export type PageEntry = {
  readonly path: string;
  /** Ends the browser's title: '{first} {last} {title}'. */
  readonly title: string;
  /** Its entries in the menu; a page may have several. */
  readonly menu: readonly MenuDefinition[];
  readonly load: Load<ComponentType>;
};

/** The flags of what shows the history (specification 1 §6). */
const TRANSACTIONS = { menu: ["display-transactions-menu"], feature: "vtu-mgt" };

/** All pages. One more page is one more entry here; routes and menu follow. */
export const pages: readonly PageEntry[] = [
  {
    path: "/dashboard",
    title: "Dashboard",
    menu: [{ label: "Dashboard", icon: "layout-dashboard", order: 0 }],
    load: async () => (await import("#pages/dashboard/dashboard.tsx")).Dashboard,
  },
  {
    path: "/performance",
    title: "Performance",
    menu: [{ label: "Performance", icon: "bar-chart", order: 80, flags: TRANSACTIONS }],
    load: async () => (await import("#pages/performance/performance.tsx")).Performance,
  },
  {
    path: "/account",
    title: "Account Overview",
    menu: [{ label: "Account", icon: "wallet", order: 90, flags: TRANSACTIONS }],
    load: async () => (await import("#pages/account/account.tsx")).Account,
  },
];
