// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { isForCustomer } from "./customer-visit.ts";

const page = { path: "/airtime" };
const set = (key: string, value: unknown) => sessionStorage.setItem(key, JSON.stringify(value));
const living = (...ids: string[]) =>
  localStorage.setItem("living_sessions", JSON.stringify(ids.map((id) => ({ id, account: "a" }))));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/airtime");
  set("token", "t");
});

test("the form at the customer's address is kept", () => {
  expect(isForCustomer(page)).toBe(true);
});

test("a session that is on the list of the device, and was touched just now, keeps it", () => {
  living("other", "s-1");
  set("session_id", "s-1");
  set("active_at", Date.now() - 30_000);
  expect(isForCustomer(page)).toBe(true);
});

test.each<[string, () => void]>([
  ["another address", () => history.replaceState(null, "", "/data")],
  ["a biller or anything else in the query", () => history.replaceState(null, "", "/airtime?phone=0803")],
  ["nobody who is signed in", () => sessionStorage.removeItem("token")],
  ["a session that has ended in another tab", () => set("session_id", "s-1")],
  ["a tab that nobody has touched for a minute", () => set("active_at", Date.now() - 61_000)],
  ["a clock that was set back", () => set("active_at", Date.now() + 61_000)],
  ["entries that were kept", () => set("draft.data", {})],
])("it is passed over for %s", (_, arrange) => {
  arrange();
  expect(isForCustomer(page)).toBe(false);
});
