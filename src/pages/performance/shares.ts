import type { Share } from "./category-list.tsx";
import type { CategoryFlow } from "./summary.ts";

/** More than this are hard to compare. */
const MOST = 6;

/** The largest categories of money in or out; the small ones are joined into one, at the end. */
export function sharesOf(categories: readonly CategoryFlow[], money: "inKobo" | "outKobo"): readonly Share[] {
  const shares = categories
    .map((flow) => ({ name: flow.category, kobo: flow[money] }))
    .filter(({ kobo }) => kobo > 0);
  shares.sort((one, other) => other.kobo - one.kobo);
  if (shares.length <= MOST) return shares;
  const rest = shares.slice(MOST - 1);
  const kobo = rest.reduce((sum, share) => sum + share.kobo, 0);
  return [...shares.slice(0, MOST - 1), { name: `${rest.length} other categories`, kobo }];
}
