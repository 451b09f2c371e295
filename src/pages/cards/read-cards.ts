import { toKobo } from "#lib/money.ts";
import { readPointer } from "#lib/pointer.ts";
import { yesNo } from "#lib/yes-no.ts";
import { requiredList } from "#pages/data/required-list.ts";
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
  /** undefined when the provider sent none that can be read. */
  readonly balanceKobo: number | undefined;
};

/** What can be paid with. Held by the component that shows it, and by nothing else. */
export type CardSecrets = { readonly number: string; readonly cvv: string };

export type PhysicalCard = Pick<VirtualCard, "id" | "name" | "masked" | "expiry">;

export type CardRequest = {
  readonly id: string;
  readonly type: string;
  readonly address: string;
  readonly status: { readonly label: string; readonly color: string };
  readonly createdAt: string;
};

/** Specification 2 §9. */
const PHYSICAL = "2";

export function readVirtualCards(body: unknown, shown: Settings["cards"]): readonly VirtualCard[] {
  return requiredList(body, "cards").map((item) => ({
    id: text(item, "/id"),
    name: text(item, "/embossed_name"),
    type: text(item, "/card_type"),
    masked: maskedNumber(text(item, "/card_number"), shown),
    expiry: text(item, "/expiration_date"),
    frozen: yesNo(readPointer(item, "/is_amount_locked")) === true,
    balanceKobo: toKobo(text(item, "/balance")),
  }));
}

/** Number and CVV of one of the cards. Throws where the list has not got it any more. */
export function readSecrets(body: unknown, id: string): CardSecrets {
  const card = requiredList(body, "cards").find((item) => text(item, "/id") === id);
  if (!card) throw new TypeError("The reply does not hold this card.");
  return { number: text(card, "/card_number"), cvv: text(card, "/cvv") };
}

export function readPhysicalCards(body: unknown, shown: Settings["cards"]): readonly PhysicalCard[] {
  return requiredList(body, "cards")
    .filter((item) => text(item, "/card_category_id") === PHYSICAL)
    .map((item, index) => ({
      id: text(item, "/id") || String(index),
      name: text(item, "/card_name"),
      masked: maskedNumber(text(item, "/card_number"), shown),
      expiry: text(item, "/exp_date"),
    }));
}

export function readCardRequests(body: unknown): readonly CardRequest[] {
  return requiredList(body, "cards").map((item) => ({
    id: text(item, "/id"),
    type: text(item, "/card_type"),
    address: text(item, "/delivery_address"),
    status: { label: text(item, "/status/label"), color: text(item, "/status/color") },
    createdAt: text(item, "/created_at"),
  }));
}

function text(item: unknown, pointer: string): string {
  const found = readPointer(item, pointer);
  return typeof found === "string" || typeof found === "number" ? String(found) : "";
}
