import { formatTyped, majorText, toMinor } from "#lib/money/money.ts";
import type { Region } from "#lib/region.ts";
import { typedMinor } from "#lib/money/money-field.ts";

/** A price as a customer types it → as address and provider have it: "₦1,500" → "1500"; undefined for other texts. */
export function priceText(typed: string, region: Region): string | undefined {
  return typed.trim() === "" ? "" : decimalText(typedMinor(typed, region), region);
}

/** A price in an address, the same in every country; "" for other texts. */
export function priceIn(text: string, region: Region): string {
  return decimalText(toMinor(text, region), region) ?? "";
}

/** A price of an address, as a customer types it. */
export function typedPrice(price: string, region: Region): string {
  const minor = toMinor(price, region);
  return minor === undefined ? "" : formatTyped(minor, region);
}

function decimalText(minor: number | undefined, region: Region): string | undefined {
  return minor === undefined || minor < 0 ? undefined : majorText(minor, region).replace(/\.0+$/, "");
}
