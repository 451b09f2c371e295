import { placesOf } from "#lib/money/money-form.ts";
import { formatTyped, formatWholeMoney, toMinor } from "#lib/money/money.ts";
import type { Region } from "#lib/region.ts";
import { say } from "#lib/text/words.ts";
import { words } from "#renderer/words.ts";

/**
 * What is said of an amount that the schema refuses; undefined where the usual text does.
 *
 * @param params of the schema's error: `limit` in minor units
 * @param region undefined while the currency is not known
 */
export function moneyRefusal(
  keyword: string,
  { limit }: Readonly<Record<string, unknown>>,
  region: Region | undefined,
): string | undefined {
  if (!region) return keyword === "type" ? words.theCurrencyOfThisAmountIs : undefined;
  const amount = () => formatWholeMoney(typeof limit === "number" ? limit : 0, region);
  if (keyword === "minimum") return say(words.enterOrMore, { limit: amount() });
  if (keyword === "maximum") return say(words.enterOrLess, { limit: amount() });
  return keyword === "type" ? say(words.enterAnAmountLike, { value: exampleIn(region) }) : undefined;
}

/** How an amount may be typed: "1,500 or 1,500.50". */
function exampleIn(region: Region): string {
  const whole = formatTyped(toMinor(1500, region)!, region);
  if (placesOf(region) === 0) return whole;
  return say(words.or, { first: whole, second: formatTyped(toMinor(1500.5, region)!, region) });
}
