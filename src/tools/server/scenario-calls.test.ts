import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { scenarioCalls } from "./scenario-calls.ts";

const BUY = "POST water/pay";
const pay = (amount: number, key: string) => ({
  method: "POST",
  path: "water/pay",
  body: { amount, reference: "20261120-AAAA" },
  idempotencyKey: key,
});
const expecting = (amount: number) => ({
  requests: [{ call: BUY, body: { amount, reference: { $pattern: "^\\d{8}-" } } }],
});
const screen = {
  version: 1,
  id: "water",
  path: "/water",
  title: "Water",
  steps: [{ show: { title: "Paid" } }],
  scenarios: [
    {
      name: "succeeds",
      inputs: {},
      replies: [{ call: BUY, body: { code: "00" } }],
      expect: expecting(100),
    },
    {
      name: "is requeried twice",
      inputs: {},
      replies: [
        { call: BUY, body: { code: "09" } },
        { call: "GET water/{reference}", body: { code: "09" } },
        { call: "GET water/{reference}", body: { code: "00", about: "$request.body#/reference" } },
      ],
      expect: expecting(200),
    },
    {
      name: "is lost",
      inputs: {},
      replies: [{ call: BUY, lost: "network" }],
      expect: expecting(300),
    },
  ],
};
const gas = (code: string) => {
  const replies = [{ call: "GET gas/plans", body: { code } }];
  const scenarios = [{ name: "plans", inputs: {}, replies, expect: {} }];
  return JSON.stringify({ ...screen, id: "gas", path: "/gas", scenarios });
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "scenarios-"));
  mkdirSync(join(root, "schemas/screens"), { recursive: true });
  writeFileSync(join(root, "schemas/screens/water.json"), JSON.stringify(screen));
});
afterAll(() => rmSync(root, { recursive: true }));

test("a call without an implementation is answered by the scenario that expects it, and later requeries too", async () => {
  const answer = scenarioCalls(root);
  const ask = async () =>
    await answer({ method: "GET", path: "water/A-1", body: undefined, idempotencyKey: undefined });
  expect(await answer(pay(200, "k1"))).toEqual({ status: 200, body: { code: "09" } });
  expect(await ask()).toEqual({ status: 200, body: { code: "09" } });
  expect(await ask()).toEqual({ status: 200, body: { code: "00", about: "20261120-AAAA" } });
  expect(await answer(pay(300, "k2"))).toBe("lost");
});

test("a draft's scenario answers a call that no saved one knows", async () => {
  const drafts = new Map([["schemas/screens/gas.json", gas("00")]]);
  const answer = scenarioCalls(root, () => drafts);
  const plans = { method: "GET", path: "gas/plans", body: undefined, idempotencyKey: undefined };
  expect(await answer(plans)).toEqual({ status: 200, body: { code: "00" } });
  drafts.set("schemas/screens/gas.json", gas("01"));
  expect(await answer(plans)).toEqual({ status: 200, body: { code: "01" } });
  expect(await answer(pay(200, "k1"))).toEqual({ status: 200, body: { code: "09" } });
  drafts.clear();
  expect(await answer(plans)).toBeUndefined();
});

test("an unexpected call is answered by the first scenario that can, and an unknown call by none", async () => {
  const answer = scenarioCalls(root);
  expect(await answer(pay(999, "k"))).toEqual({ status: 200, body: { code: "00" } });
  expect(
    await answer({ method: "GET", path: "gas/plans", body: undefined, idempotencyKey: undefined }),
  ).toBeUndefined();
});
