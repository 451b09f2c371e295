import { array, constantFrom, oneof, string } from "fast-check";

import { isOnListedHost } from "#lib/web/listed-host.ts";
import { ownPath, safeLink, type SafeLink } from "#lib/web/links.ts";

import type { Campaign } from "./campaign.ts";
import { tryAll } from "./try-all.ts";

const PIECES = [
  ["/", "//", "\\", ".", "..", "%2e", "%2E%2e", "%2f", "%5c", "?", "#", "&", "=", ":", "@", ":8443"],
  ["\t", "\n", "\r", " ", "\u0000", "\u00a0", "\u200b", "\u202e", "\ufeff"],
  // These look like a dot or a slash, and some of them become one in a host name.
  ["\uff0e", "\u3002", "\u2024", "\uff0f", "\u2044", "\u2215", "\uff1a", "\uff20", "\u00ad"],
  ["http:", "https:", "https://", "javascript:", "data:", "blob:https://own.invalid/", "file:"],
  ["user:word@", "own.invalid", "evil.example", "[::1]", "127.1", "xn--", "airtime", "x", "é"],
  ["acs.bank.example", "ACS.Bank.Example", ".pay.example", "pay.example", "a.pay.example"],
].flat();
const pieces = (maxLength: number) =>
  array(constantFrom(...PIECES), { maxLength }).map((parts) => parts.join(""));
const texts = oneof(
  pieces(8),
  pieces(8).map((text) => `/${text}`),
  pieces(5).map((text) => `https://${text}`),
  string({ unit: "binary", maxLength: 20 }).map((text) => `/${text}`),
);

const PAGES = ["https://bank.example/a/b?c", "http://localhost:5173/", "https://evil.example/"];
const LISTED = ["acs.bank.example", "*.pay.example"];
/** The addresses that this list means, as browsers write them. */
const ON_LIST = /^https:\/\/(?:acs\.bank\.example|[^/?#@:]+\.pay\.example)\//;

/** Whether a browser that follows a link on one of these pages arrives where the link says. */
function isHonest(link: SafeLink): boolean {
  if ("href" in link) {
    const { protocol, username, password, href } = new URL(link.href);
    return protocol === "https:" && username + password === "" && href === link.href;
  }
  return PAGES.every((page) => {
    const { origin, pathname, search, hash } = new URL(link.path, page);
    return origin === new URL(page).origin && pathname + search + hash === link.path;
  });
}

function wrong(text: string): string | undefined {
  const link = safeLink(text);
  if (link && !isHonest(link)) return `leads elsewhere than ${JSON.stringify(link)}`;
  const path = ownPath(text);
  if (path !== undefined && ownPath(path) !== path) return `is another path when it is read again: ${path}`;
  if (isOnListedHost(text, LISTED) && !ON_LIST.test(new URL(text).href)) return "is on no listed host";
  return undefined;
}

/** Links of adverts, notices, files and replies. */
export const links: Campaign = {
  goal: "an own path stays on the page's origin, any other link is https; only listed hosts count as listed",
  count: 100_000,
  run: async (plan) => tryAll(texts, wrong, plan),
};
