import type { Share } from "./category-list.tsx";
import type { IconName } from "#ui/icons/icon.tsx";
import type { CategoryFlow } from "./summary.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** More than this are hard to compare. */
const MOST = 6;

/** The largest categories of money in or out; the small ones are joined into one, at the end. */
export function sharesOf(
  categories: readonly CategoryFlow[],
  money: "inMinor" | "outMinor",
  iconOf: (flow: CategoryFlow) => IconName | undefined = () => undefined,
): readonly Share[] {
  const shares = categories
    .map((flow): Share => ({
      name: flow.category || words.other,
      minor: flow[money],
      picks: flow.category || undefined,
      icon: iconOf(flow),
    }))
    .filter(({ minor }) => minor > 0);
  shares.sort((one, other) => other.minor - one.minor);
  if (shares.length <= MOST) return shares;
  const rest = shares.slice(MOST - 1);
  const minor = rest.reduce((sum, share) => sum + share.minor, 0);
  return [...shares.slice(0, MOST - 1), { name: say(words.otherCategories, { count: rest.length }), minor }];
}
