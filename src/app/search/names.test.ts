import { languages } from "virtual:languages";
import { screens } from "virtual:screens";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { menuEntries } from "#app/layout/menu-entries.ts";
import { NO_BILLERS } from "#pages/billers-of.ts";
import { pages } from "#app/router/pages.ts";
import { speak, spoken } from "#lib/text/words.ts";

import { find, indexFindings } from "./findings.ts";

/** Where the specification has one name in the menu (1 §2) and another above the screen (1 §2, §5). No others may differ. */
const TWO_NAMES: Readonly<Record<string, string>> = {
  "Bank Transfer": "Inter Bank Transfer",
  "Wallet Transfer": "Fund Transfer",
  "Buy Airtime": "Airtime Subscription",
  "Buy Data": "Data Subscription",
  "Cable TV": "Subscription Plan",
  Electricity: "Electricity Subscription",
  Account: "Account Overview",
  "Virtual Card": "Cards",
  "Physical Card": "Cards",
};

/** What stands above each page, as its folder says it. */
const headings = import.meta.glob<{ readonly words: Readonly<Record<string, string>> }>(
  "../../pages/*/words.ts",
  { eager: true },
);

const titles = () =>
  new Map([
    ...screens.map(({ path, title }) => [path, spoken(title)] as const),
    ...pages.map(({ path, title }) => [path, title()] as const),
  ]);

test("each entry of the menu has the name of its screen, or the two names that the specification has", () => {
  const named = titles();
  const others = menuEntries().filter(({ path, label }) => named.get(path) !== label);
  expect(Object.fromEntries(others.map(({ path, label }) => [label, named.get(path)]))).toEqual(TWO_NAMES);
});

describe.each(["en", "fr"])("in the language %s", (tag) => {
  beforeEach(async () => speak(tag, (await languages[tag]?.load())?.words ?? {}));
  afterEach(() => speak("en", {}));

  test("no two screens have one title, and no two entries of the menu one label", () => {
    const all = [...titles().values()];
    expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([]);
    const labels = menuEntries().map(({ label }) => label);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  test("a page has one name in the browser's title and above it", () => {
    const named = titles();
    const above = pages.flatMap(({ path }) => {
      const folder = path === "/atm-card" ? "cards" : path.slice(1);
      const { title } = headings[`../../pages/${folder}/words.ts`]?.words ?? {};
      return title === undefined ? [] : [[path, title] as const];
    });
    expect(above.length).toBeGreaterThan(pages.length - 3);
    expect(above).toEqual(above.map(([path]) => [path, named.get(path)]));
  });

  test("the search finds each screen of the menu by every name that it has", () => {
    const menu = menuEntries();
    const flags = {
      menu: Object.fromEntries(menu.flatMap(({ flags: own }) => (own?.menu ?? []).map((one) => [one, true]))),
      features: Object.fromEntries(menu.flatMap(({ flags: own }) => (own ? [[own.feature, true]] : []))),
    };
    const index = indexFindings({ flags }, [], NO_BILLERS);
    const named = titles();
    const lost = menu.flatMap(({ path, label }) =>
      [label, named.get(path)!]
        .filter(
          (name) => !find(index, name).some(({ opens }) => "path" in opens && opens.path.startsWith(path)),
        )
        .map((name) => [path, name]),
    );
    expect(lost).toEqual([]);
  });
});
