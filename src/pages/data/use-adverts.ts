import useSWR from "swr";

import { safeLink, type SafeLink } from "#lib/links.ts";
import { readPointer } from "#lib/pointer.ts";
import { listIn } from "#lib/reply-data.ts";
import { usePageServices } from "#pages/services.ts";

import { ADVERTS } from "./keys.ts";
import { readBody } from "./read-reply.ts";

export type Advert = {
  readonly id: string;
  /** Address of the picture. */
  readonly banner: string;
  readonly subject: string;
  readonly action: string;
  readonly link: SafeLink | undefined;
};

/** The adverts that are active (specification 1 §4). They are offered once a session, and never worth an error. */
export function useAdverts() {
  const { send } = usePageServices().environment;
  return useSWR(ADVERTS, async () => readAdverts(await readBody(send, "adverts")), {
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
}

function readAdverts(body: unknown): readonly Advert[] {
  return listIn(body)
    .filter((item) => readPointer(item, "/additional_parameters/status") === "active")
    .map(readAdvert)
    .filter(({ banner, subject }) => banner !== "" || subject !== "");
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
