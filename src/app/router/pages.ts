import type { ComponentType } from "react";

import type { Load } from "./load-once.ts";

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
    title: "Dashboard",
    load: async () => (await import("#pages/dashboard/dashboard.tsx")).Dashboard,
  },
  {
    path: "/performance",
    title: "Performance",
    load: async () => (await import("#pages/performance/performance.tsx")).Performance,
  },
  {
    path: "/account",
    title: "Account Overview",
    load: async () => (await import("#pages/account/account.tsx")).Account,
  },
  {
    path: "/atm-card",
    title: "Cards",
    load: async () => (await import("#pages/cards/cards.tsx")).Cards,
  },
  {
    path: "/properties",
    title: "Properties",
    load: async () => (await import("#pages/properties/properties.tsx")).Properties,
  },
  {
    path: "/bills-payment",
    title: "Bills Payment",
    load: async () => (await import("#pages/bills-payment/bills-payment.tsx")).BillsPayment,
  },
  {
    path: "/loan",
    title: "Loan",
    load: async () => (await import("#pages/loan/loan.tsx")).LoanPage,
  },
  {
    path: "/network",
    title: "Network",
    load: async () => (await import("#pages/network/network.tsx")).Network,
  },
  {
    path: "/profile",
    title: "Profile",
    load: async () => (await import("#pages/profile/profile.tsx")).Profile,
  },
  {
    path: "/support",
    title: "Contact Support",
    load: async () => (await import("#pages/support/support.tsx")).Support,
  },
];
