import { safeLink, type SafeLink } from "#lib/web/links.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

export type Advert = {
  readonly id: string;
  /** Address of the picture. */
  readonly banner: string;
  readonly subject: string;
  readonly action: string;
  readonly link: SafeLink | undefined;
};

/** Reads the active adverts (specification 1 §4). */
export function readAdverts(items: readonly unknown[]): readonly Advert[] {
  return items
    .filter((item) => fieldsOf<Sent["Advert"]>(item).text("/additional_parameters/status") === "active")
    .map(readAdvert)
    .filter(({ banner, subject }) => banner !== "" || subject !== "");
}

/** Public content holds adverts and notices; only an advert has a banner or the words of a button. */
export function isAdvert(item: unknown): boolean {
  const { at } = fieldsOf<Sent["Advert"]>(item);
  return [at("/banner_url"), at("/cta_text")].some((value) => typeof value === "string");
}

function readAdvert(item: unknown, index: number): Advert {
  const { text } = fieldsOf<Sent["Advert"]>(item);
  const banner = safeLink(text("/banner_url"));
  return {
    id: text("/id") || `advert-${index}`,
    banner: banner ? ("path" in banner ? banner.path : banner.href) : "",
    subject: text("/subject"),
    action: text("/cta_text"),
    link: safeLink(text("/content_redirect_url")),
  };
}
