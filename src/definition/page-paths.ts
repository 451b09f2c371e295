/** Paths of the customer's pages that are no screens. Screens link to them, and open above them (`over`). */
export const pagePaths = [
  "/dashboard",
  "/performance",
  "/account",
  "/atm-card",
  "/properties",
  "/bills-payment",
  "/loan",
  "/network",
  "/profile",
  "/support",
] as const;

export type PagePath = (typeof pagePaths)[number];
