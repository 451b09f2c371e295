import type { NewPhysicalCard } from "#sandbox/access/physical-cards.ts";
import type { NewVirtualCard } from "#sandbox/access/virtual-cards.ts";

export type DemoCard = NewVirtualCard & { readonly balanceKobo: number };

/** A physical card, dated in days before the start of the demo. A card without an end is on its way. */
export type DemoPhysicalCard = Omit<NewPhysicalCard, "created_at" | "ends"> & {
  readonly daysAgo: number;
  readonly endsAs?: "Delivered" | "Declined";
};

const ADA = "ADA OKAFOR";
const HOME = "14 Marina Road, Lagos Island, Lagos";

export const adaCards: readonly DemoCard[] = [
  virtual(ADA, "visa", "4000001234567899", "09/29", "417", 52_400_00),
  { ...virtual(ADA, "verve", "5060001122334454", "02/28", "068", 3_150_25), is_amount_locked: true },
  virtual(ADA, "master", "5200008877665544", "11/29", "905", 0),
];

/** A card for each outcome of funding it: their numbers are magic. */
export const magicCards: readonly DemoCard[] = [1, 2, 3, 4, 5, 6].map((digit) =>
  virtual("SANDBOX RECEIVER", "visa", `400000000000000${digit}`, "12/29", "123", 0),
);

export const adaPhysicalCards: readonly DemoPhysicalCard[] = [
  physical("verve", "5060009988776655", "06/28", "331", { daysAgo: 400, endsAs: "Delivered" }),
  physical("gold", "5300004455667788", "06/29", "552", { daysAgo: 90, endsAs: "Declined" }),
  physical("visa", "4000005566778891", "11/29", "284", { daysAgo: 2 }),
];

function virtual(
  name: string,
  type: string,
  number: string,
  expiry: string,
  cvv: string,
  balanceKobo: number,
): DemoCard {
  return {
    embossed_name: name,
    card_type: type,
    card_number: number,
    expiration_date: expiry,
    cvv,
    is_amount_locked: false,
    balanceKobo,
  };
}

function physical(
  type: string,
  number: string,
  expiry: string,
  cvv: string,
  ending: Pick<DemoPhysicalCard, "daysAgo" | "endsAs">,
): DemoPhysicalCard {
  return {
    card_type: type,
    delivery_address: HOME,
    card_name: ADA,
    card_number: number,
    exp_date: expiry,
    cvv,
    ...ending,
  };
}
