import { safeLink } from "#lib/web/links.ts";

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const PHONE = /^\+?[\d\s().-]{3,24}$/;

/** `mailto:` of an e-mail address; undefined for any other text. */
export function mailLink(text: string): string | undefined {
  return EMAIL.test(text) ? `mailto:${text}` : undefined;
}

/** `tel:` of a phone number; undefined for any other text. The caller must know that the digits are a phone number. */
export function phoneLink(text: string): string | undefined {
  const number = text.replaceAll(/[^\d+]/g, "");
  return PHONE.test(text) && /\d{3}/.test(number) ? `tel:${number}` : undefined;
}

/** An https address as the browser reads it; undefined for any other text, and for an address with a password. */
export function webLink(text: string): string | undefined {
  const link = /^https:\/\//i.test(text) ? safeLink(text) : undefined;
  return link && "href" in link ? link.href : undefined;
}

/** The address of a picture or document: https, or a path on this host. */
export function fileLink(text: string): string | undefined {
  const link = safeLink(text);
  return link && "path" in link ? link.path : webLink(text);
}
