import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LoadError } from "#app/router/load-once.ts";
import { VERSION } from "#app/version.ts";

import { tell } from "./events.ts";
import { openReports } from "./reports.ts";
import { watchErrors } from "./watch-errors.ts";

/** A PIN, a phone number, a name, an amount, a token, an account, an OTP. */
const canaries = ["7391", "08035550199", "Adaeze", "52,750", "eyJhbGciOi", "0123456789", "448812"];
const personal = canaries.join(" ");
const { origin } = location;

let sent: { readonly path: string; readonly body: string }[] = [];
const reports = () => sent.flatMap(({ body }) => JSON.parse(body) as Record<string, unknown>[]);
let listening: AbortController;
let take: (event: Event) => void;

beforeEach(() => {
  sent = [];
  listening = new AbortController();
  vi.useFakeTimers();
  vi.spyOn(navigator, "sendBeacon").mockImplementation((path, body) => {
    sent.push({ path: String(path), body: body as string });
    return true;
  });
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  history.replaceState(null, "", `/airtime?phone=08035550199&amount=52,750#${canaries[4]}`);
  take = openReports("/error-reports", listening.signal);
});

afterEach(() => {
  listening.abort();
});

/** An error whose every text is about somebody, in the form that an engine gives its stack. */
function thrown(stack: (message: string) => string, name = "TypeError"): Error {
  const message = `${personal}\n    at Adaeze (${origin}/assets/08035550199.js:7391:1)`;
  return Object.assign(new Error(message), { name, stack: stack(`${name}: ${message}`) });
}

const chromium = (head: string) =>
  `${head}\n    at Adaeze (https://other.example/0123456789.js:1:2)\n    at pay (${origin}/assets/index-1a2b.js:3:456)`;
const firefox = () => `Adaeze@${origin}/assets/index-1a2b.js:3:456\n@${origin}/assets/other-1a2b.js:1:1`;
const failed = (error: unknown) => new CustomEvent("bank:error", { detail: error });
const withFields = (type: string, fields: object) => Object.assign(new Event(type), fields);

function missing(tag: string, name: string, address: string): Event {
  const element = document.createElement(tag);
  element.setAttribute(name, address);
  const event = new Event("error");
  Object.defineProperty(event, "target", { value: element });
  return event;
}

const at = "assets/index-1a2b.js:3:456";
const violation = {
  effectiveDirective: "img-src",
  blockedURI: `https://evil.example/${personal}`,
  sample: personal,
  documentURI: location.href,
  sourceFile: `${origin}/assets/index-1a2b.js?${canaries[4]}`,
  lineNumber: 3,
  columnNumber: 456,
};

test.each<[string, Event, object]>([
  ["Chromium's stack", failed(thrown(chromium)), { kind: "error", what: "TypeError", at }],
  ["Firefox's stack", failed(thrown(firefox)), { kind: "error", what: "TypeError", at }],
  ["a name that nobody knows", failed(thrown(chromium, "Adaeze")), { kind: "error", what: "Error", at }],
  ["a number of React's", failed(new Error(`Minified React error #418; ${personal}`)), { what: "React 418" }],
  ["a number that is none of React's", failed(new Error("Minified React error #7391;")), { what: "Error" }],
  [
    "an uncaught error",
    withFields("error", { error: thrown(chromium), filename: "" }),
    { kind: "error", at },
  ],
  [
    "an error of which the browser says only the place",
    withFields("error", {
      message: personal,
      filename: `${origin}/assets/index-1a2b.js`,
      lineno: 3,
      colno: 456,
    }),
    { kind: "error", what: "Error", at },
  ],
  ["a rejection", withFields("unhandledrejection", { reason: thrown(chromium) }), { kind: "rejection", at }],
  ["a text as a rejection", withFields("unhandledrejection", { reason: personal }), { what: "no error" }],
  [
    "a refused picture",
    withFields("securitypolicyviolation", violation),
    { kind: "policy", what: "img-src", at },
  ],
  [
    "a directive that is none",
    withFields("securitypolicyviolation", { ...violation, effectiveDirective: personal }),
    { what: "policy" },
  ],
  [
    "a file of the build",
    withFields("vite:preloadError", { payload: new Error(`${personal}: ${origin}/assets/pay-1a2b.js`) }),
    { kind: "load", what: "part", at: "assets/pay-1a2b.js" },
  ],
  ["a part that did not come", failed(new LoadError(thrown(chromium))), { kind: "load", what: "part" }],
  [
    "a style sheet",
    missing("link", "href", "/assets/a.css"),
    { kind: "load", what: "link", at: "assets/a.css" },
  ],
  [
    "a picture of somebody",
    missing("img", "src", `https://cdn.example/${personal}.png`),
    { kind: "load", what: "img" },
  ],
  ["the bank's profile or file", new CustomEvent("bank:unreachable"), { kind: "load", what: "bank" }],
  [
    "a profile or file that this device loaded last",
    new CustomEvent("bank:last-known", { detail: thrown(chromium) }),
    { kind: "load", what: "last known bank" },
  ],
  ["a tenant file that is no JSON", new CustomEvent("bank:illegible"), { kind: "load", what: "tenant file" }],
])("%s: what, where, and nothing of anybody", (_what, event, expected) => {
  take(event);
  vi.runAllTimers();
  expect(reports()).toEqual([
    expect.objectContaining({ ...expected, route: "/airtime", version: VERSION, engine: expect.any(String) }),
  ]);
  expect(sent.map(({ path }) => path)).toEqual(["/error-reports"]);
  expect(canaries.filter((canary) => sent[0]!.body.includes(canary))).toEqual([]);
});

test("a path that holds a number is its pattern, and one of no route has no name", () => {
  for (const path of ["/loan/08035550199", "/Adaeze/7391"]) {
    history.replaceState(null, "", path);
    take(failed(new Error(personal)));
  }
  vi.runAllTimers();
  expect(reports().every(({ route }) => route === "other" || String(route).includes(":"))).toBe(true);
  expect(canaries.filter((canary) => JSON.stringify(sent).includes(canary))).toEqual([]);
});

test("what happens again is not said again, and a page says at most 20 things, together", () => {
  for (let line = 1; line <= 50; line++)
    for (let again = 0; again < 3; again++)
      take(withFields("error", { filename: `${origin}/assets/index-1a2b.js`, lineno: line, colno: 1 }));
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
  expect(reports()).toHaveLength(20);
});

test("what an engine says of its own second look at a size is no error", () => {
  take(new ErrorEvent("error", { message: "ResizeObserver loop limit exceeded" }));
  take(new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications." }));
  vi.runAllTimers();
  expect(sent).toEqual([]);
});

/** The page with these settings, and two errors: one before it has loaded the rest, one after. */
async function withSettings(settings: Readonly<Record<string, string>>): Promise<void> {
  vi.useRealTimers();
  for (const [name, content] of Object.entries(settings))
    document.head.append(Object.assign(document.createElement("meta"), { name, content }));
  watchErrors(listening.signal);
  tell("bank:error", new RangeError(personal));
  await vi.dynamicImportSettled();
  tell("bank:unreachable");
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  Reflect.deleteProperty(document, "visibilityState");
}

test.each<Readonly<Record<string, string>>>([
  {},
  { "error-reports": "%VITE_ERROR_REPORTS%" },
  { "error-reports": "/r", "error-share": "0" },
])("nothing is sent with %o", async (settings) => {
  await withSettings(settings);
  expect(sent).toEqual([]);
});

test("what a share of page loads has, also before the rest has loaded, leaves when the page is left", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.24);
  await withSettings({ "error-reports": "/r", "error-share": "0.25" });
  expect(reports().map(({ kind, what }) => [kind, what])).toEqual([
    ["error", "RangeError"],
    ["load", "bank"],
  ]);
  expect(sent.map(({ path }) => path)).toEqual(["/r"]);
});
