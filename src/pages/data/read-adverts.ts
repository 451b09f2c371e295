import { safeLink, type SafeLink } from "#lib/links.ts";
import { readPointer } from "#lib/pointer.ts";

export type Advert = {
  readonly id: string;
  /** Address of the picture. */
  readonly banner: string;
  readonly subject: string;
  readonly action: string;
  readonly link: SafeLink | undefined;
};

/** Those of the adverts that are active (specification 1 §4). */
export function readAdverts(items: readonly unknown[]): readonly Advert[] {
  return items
    .filter((item) => readPointer(item, "/additional_parameters/status") === "active")
    .map(readAdvert)
    .filter(({ banner, subject }) => banner !== "" || subject !== "");
}

/** Public content holds notices beside the adverts: of the two only an advert has a banner or words to tap. */
export function isAdvert(item: unknown): boolean {
  return ["/banner_url", "/cta_text"].some((pointer) => typeof readPointer(item, pointer) === "string");
}

function readAdvert(item: unknown, index: number): Advert {
  const text = (name: string) => {
    const found = readPointer(item, `/${name}`);
    return typeof found === "string" ? found : "";
  };
  const id = readPointer(item, "/id");
  const banner = safeLink(text("banner_url"));
  return {
    id: typeof id === "number" || typeof id === "string" ? String(id) : `advert-${index}`,
    banner: banner ? ("path" in banner ? banner.path : banner.href) : "",
    subject: text("subject"),
    action: text("cta_text"),
    link: safeLink(text("content_redirect_url")),
  };
}
