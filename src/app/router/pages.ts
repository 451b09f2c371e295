import type { ComponentType } from "react";

import type { Load } from "./load-once.ts";
import { words } from "./words.ts";

/** A customer's page that is not a declared screen; it has the shape of a screen's entry in the index. */
export type PageEntry = {
  readonly path: string;
  /** Ends the browser's title: '{first} {last} {title}'. */
  readonly title: string;
  readonly load: Load<ComponentType>;
};

/** All pages. To add a page, add an entry here, and one for the menu in `layout/page-entries.ts`. */
export const pages: readonly PageEntry[] = [
  {
    path: "/dashboard",
    get title() {
      return words.dashboard;
    },
    load: async () => (await import("#pages/dashboard/dashboard.tsx")).Dashboard,
  },
  {
    path: "/performance",
    get title() {
      return words.performance;
    },
    load: async () => (await import("#pages/performance/performance.tsx")).Performance,
  },
  {
    path: "/account",
    get title() {
      return words.accountOverview;
    },
    load: async () => (await import("#pages/account/account.tsx")).Account,
  },
  {
    path: "/atm-card",
    get title() {
      return words.cards;
    },
    load: async () => (await import("#pages/cards/cards.tsx")).Cards,
  },
  {
    path: "/properties",
    get title() {
      return words.properties;
    },
    load: async () => (await import("#pages/properties/properties.tsx")).Properties,
  },
  {
    path: "/bills-payment",
    get title() {
      return words.billsPayment;
    },
    load: async () => (await import("#pages/bills-payment/bills-payment.tsx")).BillsPayment,
  },
  {
    path: "/loan",
    get title() {
      return words.loan;
    },
    load: async () => (await import("#pages/loan/loan.tsx")).LoanPage,
  },
  {
    path: "/network",
    get title() {
      return words.network;
    },
    load: async () => (await import("#pages/network/network.tsx")).Network,
  },
  {
    path: "/profile",
    get title() {
      return words.profile;
    },
    load: async () => (await import("#pages/profile/profile.tsx")).Profile,
  },
  {
    path: "/support",
    get title() {
      return words.contactSupport;
    },
    load: async () => (await import("#pages/support/support.tsx")).Support,
  },
];
