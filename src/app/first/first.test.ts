// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let media: EventTarget & { matches: boolean };
const { dataset, style } = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/join");
  document.title = "Join";
  document.body.innerHTML = `<div id="root"><form></form></div>`;
  dataset["path"] = "/join";
  for (const name of ["page", "scheme", "failed"]) delete dataset[name];
});

afterEach(() => window.early?.stop());

async function runFirst({ prefersDark = false } = {}) {
  media = Object.assign(new EventTarget(), { matches: prefersDark });
  vi.spyOn(window, "matchMedia").mockReturnValue(media as MediaQueryList);
  await import("./first.ts");
  return window.early!;
}

test("a page that is about this visit is kept", async () => {
  expect((await runFirst()).isKept).toBe(true);
  expect(dataset["page"]).toBe("kept");
  expect(document.title).toBe("Join");
});

test.each([
  ["of another path", () => history.replaceState(null, "", "/accounts")],
  ["for somebody who is signed in", () => sessionStorage.setItem("token", '"t"')],
])("a page %s is passed over, and makes room for the app", async (_, arrange) => {
  arrange();
  const early = await runFirst();
  expect(early.isKept).toBe(false);
  expect(dataset["page"]).toBe("passed-over");
  expect(document.title).toBe("Loading");
  early.stop();
  expect(document.querySelector("form")).toBeNull();
});

test.each([
  ["the system's setting", undefined, true, "dark"],
  ["the system's setting", undefined, false, "light"],
  ["the customer's choice", '"light"', true, "light"],
  ["the customer's choice", '"dark"', false, "dark"],
  ["the system's setting where the choice cannot be read", "dar", true, "dark"],
])("it is painted by %s (stored %s)", async (_, stored, prefersDark, scheme) => {
  if (stored !== undefined) localStorage.setItem("scheme", stored);
  await runFirst({ prefersDark });
  expect(dataset["scheme"]).toBe(scheme);
  expect(style.getPropertyValue("color-scheme")).toBe(scheme);
});

test("it follows the system, also where no bank comes", async () => {
  (await runFirst()).stop();
  media.matches = true;
  media.dispatchEvent(new Event("change"));
  expect(dataset["scheme"]).toBe("dark");
});

test("storage that the browser blocks stops nothing", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect((await runFirst({ prefersDark: true })).isKept).toBe(true);
  expect(dataset["scheme"]).toBe("dark");
});

test("a script that does not come is told at once; a picture is nothing, nor is what fails later", async () => {
  const early = await runFirst();
  const image = document.body.appendChild(document.createElement("img"));
  image.dispatchEvent(new Event("error"));
  expect(dataset["failed"]).toBeUndefined();
  const script = document.createElement("script");
  script.type = "unknown";
  document.body.append(script);
  script.dispatchEvent(new Event("error"));
  expect(dataset["failed"]).toBe("");
  expect(document.querySelector("form")).not.toBeNull();
  early.stop();
  expect(dataset["failed"]).toBeUndefined();
  script.dispatchEvent(new Event("error"));
  expect(dataset["failed"]).toBeUndefined();
});
