import type { ComponentType } from "react";

import type { PagePath } from "#definition/page-paths.ts";

import type { Load } from "./load-once.ts";
import { words } from "./words.ts";

/** A customer's page that is not a declared screen. */
export type PageEntry = {
  readonly path: PagePath;
  /** Ends the browser's title: '{first} {last} {title}'. A function, because the language is not known when modules are loaded. */
  readonly title: () => string;
  readonly load: Load<ComponentType>;
};

/** All pages. To add a page, add its path in `definition/page-paths.ts`, an entry here, and one for the menu in `layout/page-entries.ts`. */
export const pages: readonly PageEntry[] = [
  {
    path: "/dashboard",
    title: () => words.dashboard,
    load: async () => (await import("#pages/dashboard/dashboard.tsx")).Dashboard,
  },
  {
    path: "/performance",
    title: () => words.performance,
    load: async () => (await import("#pages/performance/performance.tsx")).Performance,
  },
  {
    path: "/account",
    title: () => words.accountOverview,
    load: async () => (await import("#pages/account/account.tsx")).Account,
  },
  {
    path: "/atm-card",
    title: () => words.cards,
    load: async () => (await import("#pages/cards/cards.tsx")).Cards,
  },
  {
    path: "/properties",
    title: () => words.properties,
    load: async () => (await import("#pages/properties/properties.tsx")).Properties,
  },
  {
    path: "/bills-payment",
    title: () => words.billsPayment,
    load: async () => (await import("#app/billers/bills-page.tsx")).BillsPage,
  },
  {
    path: "/loan",
    title: () => words.loan,
    load: async () => (await import("#pages/loan/loan.tsx")).LoanPage,
  },
  {
    path: "/network",
    title: () => words.network,
    load: async () => (await import("#pages/network/network.tsx")).Network,
  },
  {
    path: "/profile",
    title: () => words.profile,
    load: async () => (await import("#pages/profile/profile.tsx")).Profile,
  },
  {
    path: "/support",
    title: () => words.contactSupport,
    load: async () => (await import("#app/support-page.tsx")).SupportPage,
  },
];
