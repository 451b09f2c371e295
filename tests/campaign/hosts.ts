import { posix } from "node:path";

import { array, constantFrom, oneof, record, string } from "fast-check";

import { companyPath, tenantFile } from "#app/boot/addresses.ts";
import { buildHead } from "#engine/calls/request.ts";
import { findCompanyKey } from "#tenant/company-key.ts";

import type { Campaign } from "./campaign.ts";
import { tryAll } from "./try-all.ts";

const PIECES = [
  ["harbour", "Sahel", "www", "api", "localhost", "example", "bank", "default", "xn--bcher-kva", "127", "0"],
  [".", "..", "-", "--", ":", ":8443", "[::1]", "@", "/", "//", "\\", "?", "#", "%", "%2e", "%2F", "%252e"],
  ["%5c", "%00", "\u0000", "\t", "\n", " ", "\u0130", "\u212a", "\uff0e", "é", "x".repeat(64), ".json"],
].flat();
const text = oneof(
  array(constantFrom(...PIECES), { maxLength: 7 }).map((parts) => parts.join("")),
  string({ unit: "binary", maxLength: 20 }),
);
const visits = record({ hostname: text, company: text, stored: text, fallback: text, typed: text });

const BANK = "https://bank.example";
const KEY = /^[a-z0-9-]{1,63}$/;
const CALL = { call: "GET verify/{$inputs.typed}/name" };

/** Where a server finds a path that decodes percent signs until none is left, and takes `\` for `/`. */
function foundAt(path: string): string {
  for (let [before, now] = ["", path]; ; [before, now] = [now, decoded(now)]) {
    if (before === now) return posix.normalize(now.replaceAll("\\", "/"));
  }
}

function decoded(path: string): string {
  return path.replaceAll(/%[0-7][\da-f]/gi, (code) => decodeURIComponent(code));
}

function staysAt(address: string, path: string): boolean {
  const { origin, pathname, search, hash } = new URL(address, `${BANK}/deep/page?x`);
  return origin === BANK && pathname === path && search + hash === "" && foundAt(pathname) === path;
}

function wrong({ hostname, company, stored, fallback, typed }: Record<string, string>): string | undefined {
  const search = `?company=${encodeURIComponent(company!)}`;
  const key = findCompanyKey({ hostname: hostname!, search, stored, fallback });
  if (key !== undefined) {
    if (!KEY.test(key)) return `names the company ${key}`;
    if (!staysAt(tenantFile(key), `/tenants/${key}.json`)) return `asks for the file ${tenantFile(key)}`;
    if (!staysAt(`/${companyPath(key)}`, `/organizations/${key}`)) return `asks for ${companyPath(key)}`;
  }
  const path = buildHead(CALL, { inputs: { typed } })?.path;
  if (path === undefined) return undefined;
  const { origin, pathname, search: query, hash } = new URL(`${BANK}/api/${path}`);
  const parts = foundAt(pathname).split("/");
  const stays = origin === BANK && query + hash === "" && pathname.split("/").length === 5;
  return stays && parts[2] === "verify" && parts.at(-1) === "name" ? undefined : `asks for ${path}`;
}

/** Host names, `?company=`, what the session holds, and what a customer types into a call's path. */
export const hosts: Campaign = {
  goal: "a company's key is letters, digits and hyphens; its file, and each call's path, stay in their folders",
  count: 10_000,
  run: async (plan) => tryAll(visits, wrong, plan),
};
