import { expect, test } from "vitest";

import { readsOf } from "./reads.ts";

test("a screen reads whenever it opens what depends on nothing", () => {
  const sources = {
    wallets: { call: "GET customers/wallets", items: "$response.data" },
    plan: { call: "GET plans/{$inputs.network}" },
    later: { call: "GET plans", when: { required: ["network"] } },
    first: { call: "GET plans", query: { size: 10 } },
    elsewhere: { call: "GET plans", api: "vas" },
    posted: { call: "POST verify", body: {} },
    chosen: { call: [{ call: "GET plans" }] },
  };
  expect(readsOf({ sources })).toEqual(["customers/wallets"]);
  expect(readsOf({})).toEqual([]);
});
