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
  {
    path: "/bills-payment",
    title: "Bills Payment",
    menu: [],
    load: async () => (await import("#pages/bills-payment/bills-payment.tsx")).BillsPayment,
  },
  {
    path: "/network",
    title: "Network",
    menu: [],
    load: async () => (await import("#pages/network/network.tsx")).Network,
  },
  {
    path: "/profile",
    title: "Profile",
    menu: [],
    load: async () => (await import("#pages/profile/profile.tsx")).Profile,
  },
  {
    path: "/support",
    title: "Contact Support",
    // Behind all others, whatever is added.
    menu: [{ label: "Contact Support", icon: "life-buoy", order: 1000 }],
    load: async () => (await import("#pages/support/support.tsx")).Support,
  },
];
