import { safeLink, type SafeLink } from "#lib/web/links.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

/** A message of the bank to its customers. */
export type Notice = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: SafeLink | undefined;
  /** ISO date and time, or "". */
  readonly at: string;
};

const HIDDEN = /^(inactive|draft|disabled|archived|expired)$/i;

/**
 * The entries of public content (without the adverts) or of the admin board that have a text and are not withdrawn.
 * `origin` keeps the ids of the two apart.
 */
export function readNotices(items: readonly unknown[], origin: string): readonly Notice[] {
  return items
    .filter((item) => !isHidden(item))
    .map((item, index) => readNotice(item, index, origin))
    .filter(({ title, text }) => title !== "" || text !== "");
}

/** The specification does not show these entries, so this tries the usual field names. */
function readNotice(item: unknown, index: number, origin: string): Notice {
  const { text } = fieldsOf<Sent["Notice"]>(item);
  return {
    id: `${origin}-${text("/id") || index}`,
    title: plain(text("/title", "/subject", "/heading", "/name")),
    text: plain(text("/content", "/body", "/message", "/description", "/text")),
    link: safeLink(text("/content_redirect_url", "/link", "/url")),
    at: text("/published_at", "/created_at", "/date"),
  };
}

function isHidden(item: unknown): boolean {
  const { at } = fieldsOf<Sent["Notice"]>(item);
  const states = [at("/status"), at("/additional_parameters/status")];
  return states.some((state) => state === false || (typeof state === "string" && HIDDEN.test(state)));
}

/** Such content is often HTML; only its text is shown. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
