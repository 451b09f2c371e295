import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { screens } from "virtual:screens";

import { showLists } from "#app/first/show-lists.ts";
import { forgetLoad } from "#app/router/load-once.ts";
import { screenLoader } from "#app/router/loaders.ts";
import type { BuiltPage } from "#definition/built-page.ts";
import { dataIn } from "#lib/reply-data.ts";
import { requestHeaders } from "#provider/request-headers.ts";
import { type KeptPage, putKeptPage, removeKeptPage } from "#tests/support/kept-page.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { prerender } from "./prerender.tsx";
import { takeOver } from "./take-over.tsx";

const PATH = "/airtime";
const WALLETS = "GET /api/v1/customers/wallets";
const sandbox = mountSandbox();
const { dataset } = document.documentElement;
let built: BuiltPage;
let page: KeptPage;
let token: string;
let taken: Root | undefined;
const begin = vi.fn<() => void>();
const own = vi.fn<() => void>(() => void delete dataset["page"]);

const wallet = () => screen.getByLabelText<HTMLSelectElement>("Wallet");
const phone = () => screen.getByLabelText<HTMLInputElement>("Phone Number");

beforeAll(async () => {
  vi.stubEnv("SSR", true);
  built = (await prerender()).pages.find(({ path }) => path === PATH)!;
  vi.unstubAllEnvs();
});

beforeEach(async () => {
  const reply = await sandbox.call("POST", "/api/v1/login", { username: "ada", password: "Password1!" });
  token = String(dataIn(reply, "/token"));
  sessionStorage.setItem("token", JSON.stringify(token));
  sessionStorage.setItem("user", JSON.stringify(dataIn(reply, "/profile")));
  history.replaceState(null, "", PATH);
  document.head.innerHTML = `<meta name="default-company" content="demo"><meta name="application-id" content="demo-application">`;
  page = putKeptPage(built.html);
  dataset["page"] = "kept";
  dataset["lists"] = JSON.stringify(built.lists);
  for (const one of [begin, own]) one.mockClear();
});

afterEach(() => {
  act(() => taken?.unmount());
  taken = undefined;
  delete globalThis.earlyRequests;
  delete dataset["page"];
  delete dataset["lists"];
  removeKeptPage();
});

async function start(): Promise<void> {
  taken = await takeOver(page.root, { begin, own });
}

test("the app takes the form's place: what was chosen, typed and pressed counts, and the wallets are there at once", async () => {
  const user = userEvent.setup();
  showLists("/api/v1/", requestHeaders(token, "demo-application"));
  expect([wallet().textContent, wallet().disabled]).toEqual(["Please wait...", false]);
  await waitFor(() => expect(wallet().value).toBe("2010000017"));
  await user.selectOptions(wallet(), "2010000024");
  await user.type(phone(), "08059870066");
  await user.type(screen.getByLabelText("Amount"), "100");
  page.pressed.push(document.querySelector("form")!);
  const before = wallet();
  await start();
  expect(own).toHaveBeenCalledOnce();
  expect(before.isConnected).toBe(false);
  expect(wallet().value).toBe("2010000024");
  expect(phone().value).toBe("08059870066");
  const dialog = await screen.findByRole("dialog", { name: "Enter Transaction PIN" });
  expect(dialog.textContent).toContain("2010000024");
  expect(sandbox.requests.filter((one) => one === WALLETS)).toHaveLength(1);
});

test("a session that has ended with time leads to sign-in, which says why", async () => {
  sessionStorage.setItem("active_at", String(Date.now() - 3_600_000));
  await userEvent.setup().type(phone(), "0805");
  await start();
  expect(await screen.findByText(/^You were signed out because/)).toBeTruthy();
  expect(screen.queryByLabelText("Phone Number")).toBeNull();
});

test("a form whose file does not come gives way to the app with its menu; one with entries stays, and the page says so", async () => {
  const entry = screens.find(({ path }) => path === PATH)!;
  const loader = screenLoader(entry);
  forgetLoad(loader);
  vi.spyOn(entry, "load").mockRejectedValue(new Error("404"));
  try {
    const user = userEvent.setup();
    await user.type(phone(), "0805");
    await start();
    expect(page.fail).toHaveBeenCalledOnce();
    expect(phone().value).toBe("0805");
    await user.clear(phone());
    await start();
    expect(page.fail).toHaveBeenCalledOnce();
    expect(begin).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: "ready" }));
  } finally {
    forgetLoad(loader);
  }
});

test("a bank that is gone is told once, with what it has ended: it is not opened a second time", async () => {
  await sandbox.plan({ route: "GET /platform/api/v1/organizations/demo", kind: "status", status: 404 });
  await start();
  expect(begin).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: "missing" }));
  expect(own).not.toHaveBeenCalled();
});
