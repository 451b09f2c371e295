import { readDay } from "#lib/time/read-day.ts";
import type { Region } from "#lib/region.ts";
import { requiredList } from "#pages/data/required-list.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";
import type { Settings } from "#tenant/settings.ts";

import { maskedNumber } from "./card-number.ts";

/** A virtual card without its secrets: the number is masked, the CVV is not kept. */
export type VirtualCard = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly masked: string;
  readonly expiry: string;
  readonly frozen: boolean;
  /** undefined when the provider sent no readable balance. */
  readonly balanceMinor: number | undefined;
};

/** The secrets of a card. Only the component that shows them holds them. */
export type CardSecrets = { readonly number: string; readonly cvv: string };

export type PhysicalCard = Pick<VirtualCard, "id" | "name" | "masked" | "expiry">;

export type CardRequest = {
  readonly id: string;
  readonly type: string;
  readonly address: string;
  readonly status: { readonly label: string; readonly color: string };
  readonly createdAt: string;
};

type Shown = Region & Pick<Settings, "cards">;

/** Specification 2 §9. */
const PHYSICAL = "2";

export function readVirtualCards(body: unknown, settings: Shown): readonly VirtualCard[] {
  return requiredList(body, "cards").map((item) => {
    const { text, minor, yesNo } = fieldsOf<Sent["VirtualCard"]>(item);
    return {
      id: text("/id"),
      name: text("/embossed_name"),
      type: text("/card_type"),
      masked: maskedNumber(text("/card_number"), settings.cards),
      expiry: expiryOf(text("/expiration_date")),
      frozen: yesNo("/is_amount_locked") === true,
      balanceMinor: minor(settings, "/balance"),
    };
  });
}

/** Number and CVV of one of the cards. Throws when the card is not in the list, or cannot be told from another. */
export function readSecrets(body: unknown, id: string): CardSecrets {
  const cards = requiredList(body, "cards").map((item) => fieldsOf<Sent["VirtualCard"]>(item));
  const [card, other] = cards.filter(({ text }) => id !== "" && text("/id") === id);
  if (!card || other) throw new TypeError("The reply does not hold this card.");
  // Sent as a number, a CVV has lost the zeros at its start.
  return {
    number: card.text("/card_number"),
    cvv: card.text("/cvv").replace(/^\d{1,2}$/, (digits) => digits.padStart(3, "0")),
  };
}

export function readPhysicalCards(body: unknown, shown: Settings["cards"]): readonly PhysicalCard[] {
  return (
    requiredList(body, "cards")
      .map((item) => fieldsOf<Sent["PhysicalCard"]>(item))
      // The list is one of physical cards: only a card that says that it is of another kind is none.
      .filter(({ text }) => [PHYSICAL, ""].includes(text("/card_category_id")))
      .map(({ text }, index) => ({
        id: text("/id") || String(index),
        name: text("/card_name"),
        masked: maskedNumber(text("/card_number"), shown),
        expiry: expiryOf(text("/exp_date")),
      }))
  );
}

export function readCardRequests(body: unknown): readonly CardRequest[] {
  return requiredList(body, "cards").map((item) => {
    const { text } = fieldsOf<Sent["PhysicalCardRequest"]>(item);
    return {
      id: text("/id"),
      type: text("/card_type"),
      address: text("/delivery_address"),
      status: { label: text("/status/label"), color: text("/status/color") },
      createdAt: text("/created_at"),
    };
  });
}

/** Month and year, as a card has them: a day or a time → "11/28". Other texts stay; MySQL's day of zeros is none. */
function expiryOf(text: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(readDay(text) ?? text) ?? [];
  if (year === undefined) return text;
  return year === "0000" ? "" : `${month}/${year.slice(2)}`;
}
