// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

import { customerAreaLoader } from "./loaders.ts";
import { loadAhead } from "./load-ahead.ts";
import { forgetLoad, loadOnce, settledLoad } from "./load-once.ts";

const type = () => document.dispatchEvent(new Event("input", { bubbles: true }));
const isAsked = async () => {
  await Promise.resolve();
  return settledLoad(customerAreaLoader) !== undefined;
};

afterEach(() => forgetLoad(customerAreaLoader));

test("the first word that a customer types loads what comes after the sign-in", async () => {
  loadAhead();
  expect(await isAsked()).toBe(false);
  type();
  await loadOnce(customerAreaLoader);
  expect(await isAsked()).toBe(true);
});

test("nothing is loaded ahead where the customer saves data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  loadAhead();
  type();
  expect(await isAsked()).toBe(false);
});

test("what comes next is rehearsed once a customer types", async () => {
  vi.unstubAllGlobals();
  vi.resetModules();
  const ahead = await import("./load-ahead.ts");
  // It is there at once: only the key is waited for.
  await import("./home-rehearsal.tsx");
  const rehearsed = vi.fn<() => void>();
  const loading = ahead.rehearsalAhead().then(rehearsed);
  ahead.loadAhead();
  await new Promise((resolve) => setTimeout(resolve));
  expect(rehearsed).not.toHaveBeenCalled();
  type();
  await loading;
  expect(rehearsed).toHaveBeenCalledOnce();
});
