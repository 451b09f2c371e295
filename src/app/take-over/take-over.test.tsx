import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Root } from "react-dom/client";
import { screens } from "virtual:screens";

import { forgetLoad } from "#app/router/load-once.ts";
import { screenLoader } from "#app/router/loaders.ts";
import type { BuiltPages } from "#definition/built-page.ts";
import { type KeptPage, putKeptPage, removeKeptPage } from "#tests/support/kept-page.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { prerender } from "./prerender.tsx";
import { takeOver } from "./take-over.tsx";

const COMPANY = "GET /platform/api/v1/organizations/demo";
const sandbox = mountSandbox();
let built: BuiltPages;
let page: KeptPage;
let taken: Root | undefined;

const begin = vi.fn<() => void>();
const own = vi.fn<() => void>();

beforeAll(async () => {
  built = await prerender();
});

beforeEach(() => {
  history.replaceState(null, "", "/");
  document.head.innerHTML = `<meta name="default-company" content="demo">`;
  const { html } = built.pages.find(({ path }) => path === "/")!;
  page = putKeptPage(html, built.note);
  for (const one of [begin, own]) one.mockReset();
});

afterEach(() => {
  act(() => taken?.unmount());
  taken = undefined;
  removeKeptPage();
});

async function start(): Promise<void> {
  taken = await takeOver(page.root, { begin, own });
}

test("a bank that cannot be reached: the form stays with all that was typed, and is sent once Retry has reached it", async () => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Password"), "Password1!");
  await user.type(screen.getByLabelText("Username"), "ada");
  page.pressed.push(document.querySelector("form")!);
  const field = screen.getByLabelText("Username");
  await sandbox.plan({ route: COMPANY, kind: "drop-before" });
  await sandbox.plan({ route: COMPANY, kind: "status" });
  const taking = start();
  expect(await screen.findByText("We could not reach the bank.", { exact: false })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("The bank did not answer as it should.", { exact: false })).toBeTruthy();
  expect(own).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await taking;
  expect(await screen.findByText("Welcome to Demo Bank")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  expect(screen.getByLabelText("Username")).toBe(field);
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(sandbox.bodies("POST /api/v1/login")).toHaveLength(1));
  expect(sandbox.bodies("POST /api/v1/login")).toEqual([{ username: "ada", password: "Password1!" }]);
  await waitFor(() => expect(own).toHaveBeenCalledOnce());
});

test("a screen that does not come leaves the form as it is, and the page says so", async () => {
  const entry = screens.find(({ path }) => path === "/")!;
  const loader = screenLoader(entry);
  forgetLoad(loader);
  vi.spyOn(entry, "load").mockRejectedValue(new Error("404"));
  try {
    await userEvent.setup().type(screen.getByLabelText("Username"), "ada");
    await start();
    expect(page.fail).toHaveBeenCalledOnce();
    expect(own).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>("Username").value).toBe("ada");
  } finally {
    forgetLoad(loader);
  }
});

test("the brand that the first script has painted gives way to the bank's own, and nothing else is rendered anew", async () => {
  const complaints = vi.spyOn(console, "error");
  const [mark, name] = page.root.querySelectorAll("header b, header b + span");
  const form = page.root.querySelector("form");
  const taking = start();
  // It may take as long as the app.
  mark!.append(document.createElement("img"));
  name!.textContent = "Old Bank";
  await taking;
  expect(await screen.findByText("Welcome to Demo Bank")).toBeTruthy();
  expect(page.root.querySelector("header span")!.textContent).toBe("Demo Bank");
  expect(page.root.querySelectorAll("header img:not([src])")).toHaveLength(0);
  expect(page.root.querySelector("form")).toBe(form);
  expect(complaints).not.toHaveBeenCalled();
});

test("a company that does not exist is told by the app, which begins afresh", async () => {
  history.replaceState(null, "", "/?company=nobody");
  await start();
  expect(begin).toHaveBeenCalledOnce();
  expect(own).not.toHaveBeenCalled();
});

test("a page in another language takes the place of the English one with the focus, and what was typed and sent", async () => {
  sandbox.setTenant("demo", JSON.stringify({ languages: ["fr"] }));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Password"), "Password1!");
  const field = screen.getByLabelText<HTMLInputElement>("Username");
  await user.type(field, "ada");
  field.setSelectionRange(1, 2);
  page.pressed.push(document.querySelector("form")!);
  await start();
  const now = screen.getByLabelText<HTMLInputElement>("Nom d’utilisateur");
  expect(document.activeElement).toBe(now);
  expect([now.value, now.selectionStart, now.selectionEnd]).toEqual(["ada", 1, 2]);
  await waitFor(() =>
    expect(sandbox.bodies("POST /api/v1/login")).toEqual([{ username: "ada", password: "Password1!" }]),
  );
});

test.each([
  [
    "an extension has put an icon into the form",
    () => document.querySelector("form div")!.append(document.createElement("i")),
  ],
  [
    "a translator has changed a text where it stands",
    () => (document.querySelector("form label")!.textContent = "Orúkọ"),
  ],
])(
  "%s: the form gives way to another, with the focus, and what was typed and sent",
  async (_what, change) => {
    const complaints = vi.spyOn(console, "error");
    const user = userEvent.setup();
    await user.type(screen.getByLabelText("Password"), "Password1!");
    await user.type(screen.getByLabelText("Username"), "ada");
    page.pressed.push(document.querySelector("form")!);
    const taking = start();
    change();
    await taking;
    expect(document.activeElement).toBe(screen.getByLabelText("Username"));
    await waitFor(() =>
      expect(sandbox.bodies("POST /api/v1/login")).toEqual([{ username: "ada", password: "Password1!" }]),
    );
    expect(complaints).not.toHaveBeenCalled();
  },
);

test("an extension changes the form while React takes it over: what was typed is kept", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  await userEvent.setup().type(screen.getByLabelText("Username"), "ada");
  const old = screen.getByLabelText("Username");
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (...[type, ...rest]: Parameters<typeof listen>) => {
      // Events are held from the last look at the page on.
      if (type === "touchcancel") document.querySelector("form div")!.prepend(document.createElement("i"));
      listen(type, ...rest);
    },
  );
  await start();
  await waitFor(() => expect(own).toHaveBeenCalledOnce());
  const now = screen.getByLabelText<HTMLInputElement>("Username");
  expect(now).not.toBe(old);
  expect(now.value).toBe("ada");
});
