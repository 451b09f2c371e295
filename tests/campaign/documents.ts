import {
  array,
  constantFrom,
  dictionary,
  double,
  integer,
  jsonValue,
  oneof,
  record,
  string,
} from "fast-check";

import { parseJson } from "#lib/json/parse-json.ts";
import { readAdverts } from "#pages/data/read-adverts.ts";
import { readNotices } from "#pages/data/read-notices.ts";
import { resolveTexts } from "#tenant/load.ts";
import type { Settings } from "#tenant/settings.ts";

import type { Campaign } from "./campaign.ts";
import { tryAll } from "./try-all.ts";

const FLAGS = ["display-airtime-menu", "display-loan-menu", "vtu-mgt", "loan-mgt", "new", "__proto__"];
const COLOR = /^#[0-9a-f]{3,8}$/i;
/** What would end a declaration, a text in HTML, or a line of the console, or turn a text around. */
const BREAKS_OUT = /[;{}<>\\\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

const evil = constantFrom(
  "javascript:alert(1)",
  "/.//evil.example",
  "https://user@evil.example",
  "data:text/html,<script>",
  "red;}body{display:none",
  "#fff;",
  "#0a7",
  "\u202eevil",
  "<img src=x onerror=alert(1)>",
  "x".repeat(3000),
  "active",
  "https://offers.example/1",
);
const any = oneof(evil, string({ unit: "binary" }), jsonValue());
const amount = oneof(integer({ min: -2, max: 20 }), double(), jsonValue());
const flags = dictionary(constantFrom(...FLAGS), oneof(constantFrom(true, false, "1", "no", null), any));
const some = { requiredKeys: [] };

const tenants = oneof(
  string(),
  jsonValue().map((value) => JSON.stringify(value)),
  record(
    {
      flags: record({ menu: flags, features: flags }),
      security: record({ idleMinutes: amount, forgetRecipients: any, linkHosts: array(any) }, some),
      cards: record({ maskFirst: amount, maskLast: amount, askPassword: any }, some),
      brand: record({ name: any, description: any, logo: any }, some),
      theme: record(
        { brand: any, accent: any, accentFor: any, radius: any, font: any, icons: any, pattern: any },
        some,
      ),
      support: record({ email: any, phone: any, website: any }, some),
      legal: any,
    },
    some,
  ).map((value) => JSON.stringify(value)),
);
const companies = oneof(
  any,
  record(
    {
      full_name: any,
      description: any,
      public_logo_url: any,
      logo: any,
      customized_app_displayable_menu_items: oneof(flags, any),
      organization_subscribed_features: oneof(flags, any),
    },
    some,
  ),
);
const item = record(
  {
    id: any,
    banner_url: any,
    subject: any,
    title: any,
    content: any,
    cta_text: any,
    content_redirect_url: any,
    link: any,
    status: any,
    additional_parameters: oneof(record({ status: constantFrom("active", "draft") }), any),
  },
  some,
);
const contents = array(oneof(item, any), { maxLength: 3 });

/** The settings with which a tenant allows more than its company alone. */
function widened(settings: Settings, before: Settings): readonly string[] {
  const on = (kind: "menu" | "features") =>
    Object.keys(settings.flags[kind]).filter(
      (name) => settings.flags[kind][name] && !before.flags[kind][name],
    );
  return [
    ...on("menu"),
    ...on("features"),
    ...(settings.security.idleMinutes > before.security.idleMinutes ? ["idleMinutes"] : []),
    ...(settings.security.forgetRecipients || !before.security.forgetRecipients ? [] : ["forgetRecipients"]),
    ...(settings.cards.maskFirst > before.cards.maskFirst ? ["maskFirst"] : []),
    ...(settings.cards.maskLast > before.cards.maskLast ? ["maskLast"] : []),
    ...(settings.cards.askPassword || !before.cards.askPassword ? [] : ["askPassword"]),
  ];
}

/** An address that leaves neither this origin nor https, and carries no password. */
function isSafe(address: string): boolean {
  if (address === "") return true;
  const { protocol, origin, username, password } = new URL(address, "https://bank.example/a/b");
  const isOwn = !/^[a-z]+:/i.test(address);
  return protocol === "https:" && username + password === "" && (!isOwn || origin === "https://bank.example");
}

function wrongSettings(tenant: string, company: unknown): string | undefined {
  const profile = parseJson(JSON.stringify(company) ?? "null");
  const before = resolveTexts("harbour", profile, undefined).settings;
  const { settings, problems } = resolveTexts("harbour", profile, tenant);
  const more = widened(settings, before);
  if (more.length > 0) return `allows more: ${more.join(", ")}`;
  const { theme, brand, support } = settings;
  if (!COLOR.test(theme.brand) || !COLOR.test(theme.accent)) return "has a colour that is none";
  if (BREAKS_OUT.test(`${theme.radius} ${theme.font} ${theme.icons} ${theme.pattern}`))
    return "breaks out of the style";
  if (BREAKS_OUT.test(brand.name.replaceAll(/[;{}<>\\]/g, ""))) return "has a name that deceives";
  if (!isSafe(brand.logo ?? "") || !isSafe(support.website ?? "")) return "has an address that is unsafe";
  if (problems.length > 303) return `lists ${problems.length} problems`;
  const long = problems.find(({ message, pointer }) => message.length + pointer.length >= 500);
  return long && `says too much: ${long.message.slice(0, 80)}`;
}

function wrongContents(items: readonly unknown[]): string | undefined {
  const links = [
    ...readAdverts(items).flatMap(({ banner, link }) => [{ path: banner }, link]),
    ...readNotices(items, "public").map(({ link }) => link),
  ];
  const bad = links.find((link) => link && !isSafe("path" in link ? link.path : link.href));
  return bad && `leads to ${JSON.stringify(bad)}`;
}

/** A tenant's file, a company's profile, and adverts or notices that somebody wrote to do harm. */
export const hostile = record({ tenant: tenants, company: companies, items: contents });

/** Such documents, as they are read. */
export const documents: Campaign = {
  goal: "a tenant only narrows; no address, style or name breaks out; no object is polluted; nothing throws",
  count: 50_000,
  run: async (plan) =>
    tryAll(
      hostile,
      ({ tenant, company, items }) => {
        const text = wrongSettings(tenant, company) ?? wrongContents(items);
        return Object.keys(Object.prototype).length > 0 || "polluted" in {} ? "pollutes objects" : text;
      },
      plan,
    ),
};
