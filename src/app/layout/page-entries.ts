import type { MenuEntry } from "#pages/menu-entry.ts";
import { words } from "./words.ts";

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
    get label() {
      return words.dashboard;
    },
    icon: "layout-dashboard",
    order: 0,
    bar: {
      order: 10,
      get label() {
        return words.home;
      },
    },
  },
  {
    path: "/bills-payment",
    get label() {
      return words.billsPayment;
    },
    icon: "receipt",
    order: 15,
    bar: {
      order: 20,
      get label() {
        return words.pay;
      },
    },
  },
  {
    path: "/performance",
    get label() {
      return words.performance;
    },
    icon: "bar-chart",
    order: 80,
    bar: {
      order: 40,
      get label() {
        return words.history;
      },
    },
    get synonyms() {
      return [words.findHistory, words.findStatement, words.findSpending];
    },
    flags: TRANSACTIONS,
  },
  {
    path: "/account",
    get label() {
      return words.account;
    },
    icon: "wallet",
    order: 90,
    get synonyms() {
      return [words.findBalance];
    },
    flags: TRANSACTIONS,
  },
  {
    path: CARDS,
    get label() {
      return words.virtualCard;
    },
    icon: "credit-card",
    order: 100,
    bar: {
      order: 30,
      get label() {
        return words.cards;
      },
    },
    dashboard: 6,
    flags: VIRTUAL_CARD,
  },
  {
    path: CARDS,
    query: "tab=physical",
    get label() {
      return words.physicalCard;
    },
    icon: "id-card",
    order: 110,
    flags: PHYSICAL_CARD,
  },
  {
    path: "/loan",
    get label() {
      return words.loan;
    },
    icon: "hand-coins",
    order: 120,
    get synonyms() {
      return [words.findBorrow, words.findCredit];
    },
    flags: { menu: ["display-loan-menu"], feature: "loan-mgt" },
  },
  {
    path: "/properties",
    get label() {
      return words.properties;
    },
    icon: "building",
    order: 130,
    flags: {
      menu: ["display-property-menu", "display-buy-now-pay-later-menu"],
      feature: "properties-mgt",
    },
  },
  {
    path: "/network",
    get label() {
      return words.network;
    },
    icon: "landmark",
    order: 140,
  },
  // Always the last entry.
  {
    path: "/support",
    get label() {
      return words.contactSupport;
    },
    icon: "life-buoy",
    order: 1000,
    get synonyms() {
      return [words.findHelp, words.findComplain, words.findPhoneNumber];
    },
  },
];
