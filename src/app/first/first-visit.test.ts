// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const PAGE = "<header><span><b></b><span></span></span></header><main><p></p></main>";
const profile = { full_name: "Harbour", description: "By the sea,\nsince 1990" };
const wrapped = { data: { data: profile } };
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/join");
  document.head.innerHTML = `<meta name="default-company" content="harbour">`;
  document.body.innerHTML = `<div id="root"></div>`;
  document.documentElement.dataset["path"] = "/join";
  delete globalThis.earlyRequests;
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => window.early?.stop());

const settled = () => new Promise((resolve) => setTimeout(resolve));
/** What the page says in the places of name and description. */
const told = () => ["header", "main"].map((one) => document.querySelector(one)!.textContent);

/** The first script runs, and the browser reads the page. */
async function visit(): Promise<void> {
  await import("./first.ts");
  document.querySelector("#root")!.innerHTML = PAGE;
  await settled();
}

/** Answers for the company, and for the tenant's file, which may not be there. */
function answer(company: unknown, file: string | undefined, status = 200): void {
  asked
    .mockResolvedValueOnce(Response.json(company, { status }))
    .mockResolvedValueOnce(file === undefined ? new Response("", { status: 404 }) : new Response(file));
}

test.each([
  ["the company's profile", wrapped, undefined, profile],
  ["a profile that is wrapped less", { data: profile }, "{}", profile],
  [
    "a tenant's file that says otherwise",
    wrapped,
    `{"brand":{"name":"Quay","description":"On the quay"}}`,
    { full_name: "Quay", description: "On the quay" },
  ],
  [
    "a file that takes the description away",
    wrapped,
    `{"brand":{"description":null}}`,
    { full_name: "Harbour", description: "" },
  ],
])("name and description are those of %s", async (_, company, file, { full_name, description }) => {
  answer(company, file);
  await visit();
  expect(told()).toEqual([full_name, description]);
  // The app has the replies to itself.
  const [reply] = [...globalThis.earlyRequests!.values()].map((request) => request.reply);
  expect(await (await reply!).json()).toEqual(company);
});

test.each([
  ["there is no such company", { data: null }, undefined, 404],
  ["the profile has no name", { data: { data: {} } }, undefined, 200],
  ["the name hides something", { data: { full_name: "Harbour \u202egnp" } }, undefined, 200],
  ["the name has no end", { data: { full_name: "Harbour".repeat(100) } }, undefined, 200],
  ["the tenant's file is a web page", wrapped, "<!doctype html>", 200],
])("nothing is shown where %s: the app looks closer", async (_, company, file, status) => {
  answer(company, file, status);
  await visit();
  expect(told()).toEqual(["", ""]);
});

test("nothing is shown once the app has the page", async () => {
  let reply: (response: Response) => void;
  asked
    .mockReturnValueOnce(new Promise((resolve) => (reply = resolve)))
    .mockResolvedValueOnce(new Response("{}"));
  await visit();
  window.early!.stop();
  reply!(Response.json(wrapped));
  await settled();
  expect(told()).toEqual(["", ""]);
});
