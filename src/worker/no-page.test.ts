import { expect, test } from "vitest";

import { noPage } from "./no-page.ts";

const kept = async (response: Response) =>
  (await noPage.cacheWillUpdate!({
    request: new Request("https://bank.example/assets/support-1a2b.js"),
    response,
    event: new Event("fetch"),
  })) === response;

const sent = (type: string, more: ResponseInit = {}) =>
  new Response("content", { headers: { "Content-Type": type }, ...more });

test.each(["text/javascript", "text/css", "font/woff2"])("a file of type %s is kept", async (type) => {
  expect(await kept(sent(type))).toBe(true);
});

test("a page of maintenance that comes in place of a file is not kept as that file", async () => {
  expect(await kept(sent("text/html; charset=utf-8"))).toBe(false);
});

test("nothing is kept that comes from another address, or that is an error", async () => {
  const elsewhere = Object.defineProperty(sent("text/javascript"), "redirected", { value: true });
  expect(await kept(elsewhere)).toBe(false);
  expect(await kept(sent("text/javascript", { status: 404 }))).toBe(false);
});
