/** Parts of the start page that a tenant may put first. */
export const homeParts = ["wallets", "actions", "again", "movements", "offers", "details"] as const;

export type HomePart = (typeof homeParts)[number];

/** How close the parts of the start page stand. */
export const densities = ["airy", "compact"] as const;

/** How customers get to other pages on a phone: by a bar at the bottom, or by the menu alone. */
export const navigations = ["bar", "menu"] as const;
