import type { MenuEntry } from "#pages/menu-entry.ts";

/** The flags of pages that show the history (specification 1 §6). */
const TRANSACTIONS = { menu: ["display-transactions-menu"], feature: "vtu-mgt" };

const CARDS = "/atm-card";
const VIRTUAL_CARD = { menu: ["display-virtual-card-menu"], feature: "card-mgt" };
const PHYSICAL_CARD = { menu: ["display-physical-card-menu"], feature: "card-mgt" };

/**
 * The menu entries of pages, in the form that screens use. They are kept apart from the routes, because the sign-in
 * loads the routes.
 */
export const pageEntries: readonly MenuEntry[] = [
  {
    path: "/dashboard",
    label: "Dashboard",
    icon: "layout-dashboard",
    order: 0,
    bar: { order: 10, label: "Home" },
  },
  {
    path: "/bills-payment",
    label: "Bills Payment",
    icon: "receipt",
    order: 15,
    bar: { order: 20, label: "Pay" },
  },
  {
    path: "/performance",
    label: "Performance",
    icon: "bar-chart",
    order: 80,
    bar: { order: 40, label: "History" },
    synonyms: ["history", "statement", "spending"],
    flags: TRANSACTIONS,
  },
  {
    path: "/account",
    label: "Account",
    icon: "wallet",
    order: 90,
    synonyms: ["balance"],
    flags: TRANSACTIONS,
  },
  {
    path: CARDS,
    label: "Virtual Card",
    icon: "credit-card",
    order: 100,
    bar: { order: 30, label: "Cards" },
    dashboard: 6,
    flags: VIRTUAL_CARD,
  },
  {
    path: CARDS,
    query: "tab=physical",
    label: "Physical Card",
    icon: "id-card",
    order: 110,
    flags: PHYSICAL_CARD,
  },
  {
    path: "/loan",
    label: "Loan",
    icon: "hand-coins",
    order: 120,
    synonyms: ["borrow", "credit"],
    flags: { menu: ["display-loan-menu"], feature: "loan-mgt" },
  },
  {
    path: "/properties",
    label: "Properties",
    icon: "building",
    order: 130,
    flags: {
      menu: ["display-property-menu", "display-buy-now-pay-later-menu"],
      feature: "properties-mgt",
    },
  },
  { path: "/network", label: "Network", icon: "landmark", order: 140 },
  // Always the last entry.
  {
    path: "/support",
    label: "Contact Support",
    icon: "life-buoy",
    order: 1000,
    synonyms: ["help", "complain", "phone number"],
  },
];
