import { toMajor } from "#lib/money/money.ts";
import type { Region } from "#lib/region.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { fileLink } from "#pages/data/safe-links.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

export type Picture = { readonly url: string; readonly label: string };

export type Status = { readonly label: string; readonly color: string; readonly description: string };

/** A property of the marketplace (specification 2 §3). Amounts in minor units. */
export type Property = {
  readonly id: string;
  /** The id as the provider sends it, a number or a text: it goes back as it came. */
  readonly sentId: unknown;
  readonly name: string;
  readonly description: string;
  readonly priceMinor: number | undefined;
  readonly discountPct: number;
  /** How many are available; undefined when the provider does not say, as where there is no limit. */
  readonly quantity: number | undefined;
  /** Unit of measure, such as `plot`. */
  readonly uom: string;
  readonly cycle: string;
  /** Undefined when the provider does not say; the customer is then asked. */
  readonly installments: boolean | undefined;
  /** Undefined when the provider does not say. */
  readonly interestPct: number | undefined;
  readonly status: Status;
  readonly category: string;
  /** The preferred picture is first. */
  readonly pictures: readonly Picture[];
};

/** Reads a property. Pictures with unsafe addresses are left out. */
export function readProperty(item: unknown, region: Region): Property {
  const { at, text, number, minor, yesNo } = fieldsOf<Sent["Property"]>(item);
  const quantity = number("/quantity");
  return {
    id: text("/id"),
    sentId: at("/id"),
    name: text("/name") || "Property",
    description: text("/description"),
    priceMinor: minor(region, "/price"),
    discountPct: Math.min(100, Math.max(0, percentIn(text("/discount_pct")) ?? 0)),
    quantity: quantity && Math.max(0, Math.trunc(quantity)),
    uom: text("/uom"),
    cycle: text("/payment_cycle").toLowerCase(),
    installments: yesNo("/allow_payment_installment"),
    interestPct: percentIn(text("/interest")),
    status: {
      label: text("/status/label", "/status"),
      color: text("/status/color"),
      description: text("/status/description"),
    },
    category: text("/property_category/label"),
    pictures: readPictures(at("/property_attachments")),
  };
}

/** A percentage: 5, "5.0" or "5%"; undefined for any other text. */
export function percentIn(text: string): number | undefined {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)\s*%?\s*$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The values of a property that the subscription screen reads, by the provider's names. */
export function forSubscribing(property: Property, region: Region) {
  const { sentId, name, priceMinor, discountPct, quantity, uom, cycle, installments, interestPct } = property;
  return {
    id: sentId,
    name,
    price: priceMinor === undefined ? undefined : toMajor(priceMinor, region),
    discount_pct: discountPct,
    quantity,
    uom,
    payment_cycle: cycle,
    allow_payment_installment: installments,
    interest: interestPct,
  };
}

/** The price less the discount, in minor units (specification 2 §9). */
export function discountedMinor({ priceMinor, discountPct }: Property): number | undefined {
  if (priceMinor === undefined) return undefined;
  // In hundredths of a percent everything is a whole number.
  return Math.round((priceMinor * (10_000 - Math.round(discountPct * 100))) / 10_000);
}

type Attachment = Sent["Property"]["property_attachments"][number];

function readPictures(attachments: unknown): readonly Picture[] {
  const found = itemsOf(attachments).flatMap((attachment) => {
    const { text, yesNo } = fieldsOf<Attachment>(attachment);
    const url = fileLink(text("/attachment_open_url"));
    return url ? [{ url, label: text("/label"), preferred: yesNo("/is_preferred_item") === true }] : [];
  });
  return [...found.filter(({ preferred }) => preferred), ...found.filter(({ preferred }) => !preferred)];
}
