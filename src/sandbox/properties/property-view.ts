import { toNaira } from "#sandbox/ledger/naira.ts";
import { demoCategories } from "#sandbox/demo/property-categories.ts";
import type { DemoProperty } from "#sandbox/demo/properties.ts";

const FEW = 5;
const VIEWS = ["Front", "Side", "Inside", "Surroundings", "Plan"];

/** The categories in the provider's form. */
export const categoryViews = demoCategories.map(({ label, description }, index) => ({
  id: index + 1,
  label,
  description,
}));

/** A property with the fields of specification 2 §3, and the number of available pieces. */
export function propertyView(property: DemoProperty, available: number): Record<string, unknown> {
  return {
    id: property.id,
    name: property.name,
    description: property.description,
    price: toNaira(property.priceKobo),
    discount_pct: property.discountPct,
    quantity: available,
    uom: property.uom,
    payment_cycle: property.cycle,
    allow_payment_installment: property.cycle !== "one-time",
    interest: property.interestPct,
    status: statusOf(available),
    property_category: categoryViews[property.categoryId - 1],
    property_attachments: VIEWS.slice(0, property.pictures).map((label, index) => ({
      attachment_open_url: `/__sandbox/properties/${property.id}-${index + 1}.svg`,
      label,
      // The second picture is preferred, so that an app has to look for it.
      is_preferred_item: index === Math.min(1, property.pictures - 1),
    })),
    created_at: property.createdAt,
  };
}

/** One colour is a name, the others are hex, because providers send both. */
function statusOf(available: number): { label: string; color: string; description: string } {
  if (available === 0) {
    return { label: "Sold out", color: "#868e96", description: "None is left at the moment." };
  }
  if (available <= FEW) {
    return { label: "Few left", color: "#e8590c", description: "Only a few are left." };
  }
  return { label: "Available", color: "success", description: "Ready to be handed over." };
}
