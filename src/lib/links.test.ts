import { assert, constantFrom, array, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";

import { ownPath, safeLink, type SafeLink } from "./links.ts";

test.each([
  ["/airtime", { path: "/airtime" }],
  ["/transfer?to=1#top", { path: "/transfer?to=1#top" }],
  [" /x/../airtime ", { path: "/airtime" }],
  ["/a//b", { path: "/a//b" }],
  ["https://offers.example/one", { href: "https://offers.example/one" }],
  ["https://offers.example:8443/one", { href: "https://offers.example:8443/one" }],
])("%s leads there", (text, link) => {
  expect(safeLink(text)).toEqual(link);
});

test.each([
  "http://offers.example",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "blob:https://own.invalid/1",
  "https://name:word@offers.example",
  "//name@offers.example",
  "http:/airtime",
  "airtime",
  "../airtime",
  "?to=1",
  "",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/./\\evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/.\t//evil.example",
  "/.///evil.example",
])("%o is no link", (text) => {
  expect(safeLink(text)).toBeUndefined();
});

test.each([
  "//offers.example",
  "/\\offers.example",
  "/\t/offers.example",
  "\\\\offers.example",
  "///offers.example",
])("%j leads to another site and is not read as a path", (text) => {
  expect(ownPath(text)).toBeUndefined();
  expect(safeLink(text)).toEqual({ href: "https://offers.example/" });
});

const PIECES = [
  [
    "/",
    "//",
    "\\",
    ".",
    "..",
    "%2e",
    "%2E%2e",
    "%2f",
    "%5c",
    "?",
    "#",
    "&",
    "=",
    ":",
    "@",
    ":8443",
    "user:word@",
  ],
  ["\t", "\n", "\r", " ", "\u0000", "\u00a0", "\u200b", "\u202e", "\ufeff"],
  // These look like a dot or a slash, and some of them become one in a host name.
  ["\uff0e", "\u3002", "\u2024", "\uff0f", "\u2044", "\u2215", "\uff1a", "\uff20", "\u00ad"],
  [
    "http:",
    "https:",
    "https://",
    "javascript:",
    "data:",
    "blob:https://own.invalid/",
    "own.invalid",
    "file:",
  ],
  ["evil.example", "[::1]", "127.1", "xn--", "airtime", "x", "é"],
].flat();
const links = oneof(
  array(constantFrom(...PIECES), { maxLength: 8 }).map((parts) => parts.join("")),
  array(constantFrom(...PIECES), { maxLength: 8 }).map((parts) => `/${parts.join("")}`),
  string({ unit: "binary", maxLength: 20 }).map((text) => `/${text}`),
);

/** Whether a browser that follows a link arrives where the link says. */
function isHonest(link: SafeLink): boolean {
  if ("href" in link) {
    const { protocol, username, password, href } = new URL(link.href);
    return protocol === "https:" && username + password === "" && href === link.href;
  }
  return ["https://bank.example/a/b?c", "http://localhost:5173/", "https://evil.example/"].every((page) => {
    const { origin, pathname, search, hash } = new URL(link.path, page);
    return origin === new URL(page).origin && pathname + search + hash === link.path;
  });
}

test("for any text: a path stays on the page's origin, any other link is https without a password", () => {
  const read = links.map(safeLink).filter((link) => link !== undefined);
  assert(
    property(read, (link) => isHonest(link)),
    { numRuns: 5000 },
  );
});

test("reading a path a second time gives the same path", () => {
  const read = links.map(ownPath).filter((path) => path !== undefined);
  assert(
    property(read, (path) => ownPath(path) === path),
    { numRuns: 5000 },
  );
});
