import type { MenuEntry } from "#pages/menu-entry.ts";
import { words } from "./words.ts";

/** The flags of pages that show the history (specification 1 §6). */
const TRANSACTIONS = { menu: ["display-transactions-menu"], feature: "vtu-mgt" };

const CARDS = "/atm-card";
const VIRTUAL_CARD = { menu: ["display-virtual-card-menu"], feature: "card-mgt" };
const PHYSICAL_CARD = { menu: ["display-physical-card-menu"], feature: "card-mgt" };

/**
 * The menu entries of pages, in the form that screens use. They are kept apart from the routes, because the sign-in
 * loads the routes. A function, because the language of the page is not known when modules are loaded.
 */
export const pageEntries = (): readonly MenuEntry[] => [
  {
    path: "/dashboard",
    group: words.overview,
    label: words.dashboard,
    icon: "layout-dashboard",
    order: 0,
    bar: {
      order: 10,
      label: words.home,
    },
  },
  {
    path: "/bills-payment",
    label: words.billsPayment,
    icon: "receipt",
    order: 15,
    bar: {
      order: 20,
      label: words.pay,
    },
  },
  {
    path: "/performance",
    group: words.yourMoney,
    label: words.performance,
    icon: "bar-chart",
    order: 80,
    bar: {
      order: 40,
      label: words.history,
    },
    synonyms: [words.findHistory, words.findStatement, words.findSpending],
    flags: TRANSACTIONS,
  },
  {
    path: "/account",
    group: words.yourMoney,
    label: words.account,
    icon: "wallet",
    order: 90,
    synonyms: [words.findBalance],
    flags: TRANSACTIONS,
  },
  {
    path: CARDS,
    group: words.yourMoney,
    label: words.virtualCard,
    icon: "credit-card",
    order: 100,
    bar: {
      order: 30,
      label: words.cards,
    },
    dashboard: 6,
    flags: VIRTUAL_CARD,
  },
  {
    path: CARDS,
    group: words.yourMoney,
    query: "tab=physical",
    label: words.physicalCard,
    icon: "id-card",
    order: 110,
    flags: PHYSICAL_CARD,
  },
  {
    path: "/loan",
    group: words.yourMoney,
    label: words.loan,
    icon: "hand-coins",
    order: 120,
    synonyms: [words.findBorrow, words.findCredit],
    flags: { menu: ["display-loan-menu"], feature: "loan-mgt" },
  },
  {
    path: "/properties",
    group: words.yourMoney,
    label: words.properties,
    icon: "building",
    order: 130,
    flags: {
      menu: ["display-property-menu", "display-buy-now-pay-later-menu"],
      feature: "properties-mgt",
    },
  },
  { path: "/network", group: words.help, label: words.network, icon: "landmark", order: 140 },
  // Always the last entry.
  {
    path: "/support",
    group: words.help,
    label: words.contactSupport,
    icon: "life-buoy",
    order: 1000,
    synonyms: [words.findHelp, words.findComplain, words.findPhoneNumber],
  },
];
