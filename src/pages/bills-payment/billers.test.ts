import { describe, expect, test } from "vitest";

import type { Recipient } from "#engine/recipients/recipients.ts";

import { billersIn, lastPaid } from "./billers.ts";
import { categoriesOf } from "./categories.ts";
import { indexBillers } from "./index-billers.ts";
import { NO_BILLERS } from "#pages/billers-of.ts";
import { search } from "#lib/text/search.ts";

function entry(path: string, flag: string, feature = "vtu-mgt") {
  return { path, label: path, icon: "droplets" as const, order: 1, flags: { menu: [flag], feature } };
}

describe("categories", () => {
  test("a bill with a flag of its own is under the other bills, and entries that are not bills are absent", () => {
    const menu = [
      entry("/water", "display-water-menu"),
      entry("/account", "display-transactions-menu"),
      entry("/transfer", "display-bank-transfer-menu", "payments-manager"),
      entry("/hidden", "display-hidden-menu"),
      { ...entry("/gas", "display-water-menu"), category: "Gas" },
    ];
    const on = {
      "display-water-menu": true,
      "display-transactions-menu": true,
      "display-bank-transfer-menu": true,
    };
    const flags = { menu: on, features: { "vtu-mgt": true, "payments-manager": true } };
    const found = categoriesOf(billersIn(menu, flags, NO_BILLERS));
    expect(found.map(({ title, billers }) => [title, ...billers.map(({ address }) => address)])).toEqual([
      ["Gas", "/gas"],
      ["More bills", "/water"],
    ]);
  });
});

const open = { menu: {}, features: {} };
const bill = (screen: string, more: object = {}) => ({
  ...entry(`/${screen}`, ""),
  flags: { menu: ["a"], feature: "b", optional: true as const },
  category: "Utilities",
  screen,
  ...more,
});

const paid = (at: string): Recipient => ({ inputs: {}, label: "7", again: { amount: "₦1", inputs: {}, at } });

test("what was paid last is known from whom was paid, the latest first", () => {
  const billers = billersIn([bill("water"), bill("gas"), bill("power"), bill("old")], open, NO_BILLERS);
  const known: Record<string, Recipient[]> = {
    water: [paid("2026-11-01T10:00:00Z"), paid("2026-11-03T10:00:00Z")],
    power: [paid("2026-11-04T10:00:00Z")],
    old: [{ inputs: {}, label: "8" }],
  };
  const list = (screen: string) => known[screen] ?? [];
  expect(lastPaid(billers, { list }).map(({ key }) => key)).toEqual(["power", "water", "old"]);
});

test("a bill is found by its name, its category, another word, a keyword and with a typing mistake", () => {
  const billers = billersIn(
    [
      bill("water", { label: "Water", synonyms: ["tap"] }),
      bill("tv", { label: "Cable TV", category: "TV", keywords: ["DStv", "GOtv"] }),
    ],
    open,
    NO_BILLERS,
  );
  const found = (text: string) =>
    search(indexBillers(billers), text).map(({ label, detail }) => `${label}: ${detail}`);
  expect(found("wat")).toEqual(["Water: Utilities"]);
  expect(found("utili")).toEqual(["Water: Utilities"]);
  expect(found("tap")).toEqual(["Water: Utilities"]);
  expect(found("dst")).toEqual(["DStv: Cable TV"]);
  expect(found("watre")).toEqual(["Water: Utilities"]);
  expect(found("zebra")).toEqual([]);
});

describe("a screen that serves several billers", () => {
  const television = bill("tv", { label: "Cable TV", category: "TV" });
  const several = {
    of: new Map([
      [
        "tv",
        [
          { id: "dstv", label: "DStv", synonyms: ["satellite"], fill: { kind: "dstv" } },
          { id: "go tv", label: "GOtv", icon: "zap" as const, category: "Films", fill: { kind: "gotv" } },
        ],
      ],
    ]),
  };
  const billers = billersIn([television, bill("water")], open, several);

  test("stands for none: each has its own entry, which leads to the screen with its id", () => {
    expect(billers.map(({ key, address, icon, category }) => [key, address, icon, category])).toEqual([
      ["tv/dstv", "/tv?biller=dstv", "droplets", "TV"],
      ["tv/go tv", "/tv?biller=go+tv", "zap", "Films"],
      ["water", "/water", "droplets", "Utilities"],
    ]);
  });

  test("each is found by its name, its words, its category and the screen, also with a typing mistake", () => {
    const index = indexBillers(billers);
    const found = ["dst", "satelite", "films", "cable"].map((text) =>
      search(index, text).map(({ label }) => label),
    );
    expect(found).toEqual([["DStv"], ["DStv"], ["GOtv"], ["DStv", "GOtv"]]);
  });

  test("each was paid last where what it fills in was entered", () => {
    const to = (kind: object, at: string) => ({ ...paid(at), inputs: { ...kind } });
    const known: Record<string, Recipient[]> = {
      tv: [
        to({ kind: "gotv" }, "2026-11-05T10:00:00Z"),
        to({ kind: "showmax" }, "2026-11-06T10:00:00Z"),
        to({}, "2026-11-07T10:00:00Z"),
      ],
      water: [paid("2026-11-04T10:00:00Z")],
    };
    const last = lastPaid(billers, { list: (screen) => known[screen] ?? [] });
    expect(last.map(({ key }) => key)).toEqual(["tv/go tv", "water"]);
  });
});
