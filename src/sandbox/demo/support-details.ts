import { companies, profileOf } from "./companies.ts";

type Details = Readonly<Record<string, unknown>>;

/** Free-form, as the specification has them: some with everything, some with gaps, one with nothing. */
const DETAILS: Readonly<Record<string, Details>> = {
  demo: {
    email: "support@demo.example",
    phone_number: "+234 700 000 0011",
    whatsapp_number: "0803 000 0011",
    website: "https://demo.example/help",
    working_hours: { weekdays: "8 am to 6 pm", saturday: "9 am to 1 pm" },
    agents_on_duty: 12,
    fax: null,
    address: {
      street: "1 Marina Road",
      city: "Lagos",
      state: "Lagos State",
      country: "Nigeria",
      postal_code: 101_241,
    },
    social_media: {
      facebook: "https://facebook.com/demo.example",
      instagram: "https://instagram.com/demo.example",
      x: "https://x.com/demo_example",
      tiktok: "@demo_example",
    },
  },
  harbour: {
    email: "support@harbour.example",
    phone_numbers: ["+234 700 000 0012", "+234 700 000 0022"],
    address: { street: "7 Wharf Street", city: "Port Harcourt", state: "Rivers State" },
    social_media: {},
  },
  sahel: { phone: "+234 700 000 0013", address: {}, social_media: {} },
  palmgrove: {},
};

/**
 * The support details of a company by its id; undefined for an unknown company.
 * @param others keys of companies besides the demo's, which have no details
 */
export function supportDetails(companyId: string, others: readonly string[]): Details | undefined {
  const found = [...Object.keys(companies), ...others].find((key) => String(profileOf(key).id) === companyId);
  return found === undefined ? undefined : (DETAILS[found] ?? {});
}
