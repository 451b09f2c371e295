import { expect, test } from "vitest";

import { addressPath, readAddress } from "./address.ts";

const read = (path: string) => {
  const { pathname, search } = new URL(path, "http://localhost");
  return readAddress({ pathname, search }, "demo");
};

test.each([
  "/",
  "/airtime",
  "/airtime/scenario-succeeds",
  "/airtime/sandbox?tenant=sahel&scheme=dark&width=1280",
  "/dashboard/error?width=768",
  "/airtime/sandbox?language=en-XA",
  "/airtime/sandbox?file=schemas%2Fparts%2Fpin.json",
])("%s is read and written back", (path) => {
  expect(addressPath(read(path), "demo")).toBe(path);
});

test("missing and invalid parts are the default, and are not written", () => {
  const address = read("/airtime/sandbox?tenant=&scheme=sepia&width=400");
  expect(address).toMatchObject({ subject: "airtime", tenant: "demo", scheme: "light", width: 360 });
  expect(addressPath(address, "demo")).toBe("/airtime/sandbox");
  expect(addressPath(address, "sahel")).toBe("/airtime/sandbox?tenant=demo");
});

test("reads an address with a broken escape", () => {
  expect(read("/%E0%A4/sandbox").subject).toBe("%E0%A4");
});
