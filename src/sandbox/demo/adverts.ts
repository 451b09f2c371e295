type Advert = {
  readonly id: number;
  readonly banner_url: string;
  readonly subject: string;
  readonly cta_text: string;
  readonly content_redirect_url: string;
  readonly additional_parameters: { readonly status: string; readonly type: string };
};

/** Adverts of the dashboard, as part of the public content. One is inactive, and apps must leave it out. */
export const adverts: readonly Advert[] = [
  advert(1, "Airtime in seconds", "Buy airtime", "/airtime"),
  advert(2, "Light up the house", "Pay electricity", "/electricity-subscription"),
  advert(3, "Send money to any wallet", "Send money", "/wallet-transfer"),
  advert(4, "Last month's offer", "See offer", "/dashboard", "inactive"),
];

function advert(id: number, subject: string, text: string, to: string, status = "active"): Advert {
  return {
    id,
    banner_url: `/__sandbox/banners/${id}.svg`,
    subject,
    cta_text: text,
    content_redirect_url: to,
    additional_parameters: { status, type: "banner" },
  };
}
