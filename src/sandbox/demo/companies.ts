/** A company as the platform serves it (specification 1 §3, 2 §3). */
export type CompanyProfile = {
  readonly id: number;
  readonly full_name: string;
  readonly description: string;
  readonly logo: string;
  readonly public_logo_url: string;
  readonly reg_url: string;
  readonly customized_app_displayable_menu_items: Readonly<Record<string, boolean>>;
  readonly organization_subscribed_features: Readonly<Record<string, boolean>>;
};

const MENU = {
  "display-bank-transfer-menu": true,
  "display-wallet-transfer-menu": true,
  "display-airtime-menu": true,
  "display-data-menu": true,
  "display-cable-tv-menu": true,
  "display-electricity-menu": true,
  "display-soft-ussd-menu": true,
  "display-pos-terminal-menu": true,
  "display-transactions-menu": true,
  "display-virtual-card-menu": true,
  "display-physical-card-menu": true,
  "display-loan-menu": true,
  "display-property-menu": true,
  "display-buy-now-pay-later-menu": true,
};

const FEATURES = {
  "payments-manager": true,
  "vtu-mgt": true,
  "pos-mgt": true,
  "card-mgt": true,
  "loan-mgt": true,
  "properties-mgt": true,
};

type Flags = { readonly menu?: Partial<typeof MENU>; readonly features?: Partial<typeof FEATURES> };

/** The demo companies by key. Airtime, data and transfers are on in all of them. */
export const companies: Readonly<Record<string, CompanyProfile>> = {
  demo: company(1, "demo", "Demo Bank", "Everyday banking, shown with everything switched on."),
  harbour: company(
    2,
    "harbour",
    "Harbour Microfinance Bank",
    "Steady money for people who work by the water.",
    {
      menu: { "display-physical-card-menu": false, "display-buy-now-pay-later-menu": false },
    },
  ),
  sahel: company(3, "sahel", "Sahel Savings", "Savings and payments for the northern markets.", {
    menu: {
      "display-cable-tv-menu": false,
      "display-property-menu": false,
      "display-buy-now-pay-later-menu": false,
    },
  }),
  palmgrove: company(4, "palmgrove", "Palmgrove Cooperative", "The cooperative bank of the palm growers.", {
    menu: { "display-virtual-card-menu": false },
    features: { "loan-mgt": false },
  }),
};

/** The profile of a company: a demo company's, or one with every flag on, named after its key. */
export function profileOf(key: string): CompanyProfile {
  const known = Object.hasOwn(companies, key) ? companies[key] : undefined;
  return known ?? company(idOf(key), key, nameOf(key), "Everyday banking, shown before it is live.");
}

/** The same id at each run, different from those of the demo. */
function idOf(key: string): number {
  return 1000 + new TextEncoder().encode(key).reduce((sum, byte) => (sum * 31 + byte) % 1_000_000_007, 7);
}

/** Turns `acme-north` into Acme North. */
function nameOf(key: string): string {
  return key
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}

function company(
  id: number,
  key: string,
  name: string,
  description: string,
  flags: Flags = {},
): CompanyProfile {
  const logo = `/__sandbox/logos/${key}.svg`;
  return {
    id,
    full_name: name,
    description,
    logo,
    public_logo_url: logo,
    reg_url: "/register",
    customized_app_displayable_menu_items: { ...MENU, ...flags.menu },
    organization_subscribed_features: { ...FEATURES, ...flags.features },
  };
}
