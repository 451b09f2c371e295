import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();

/** The categories on the page with their links. */
function shown(): Record<string, (string | null)[]> {
  const main = within(screen.getByRole("main"));
  return Object.fromEntries(
    main.getAllByRole("region").map((one) => [
      one.getAttribute("aria-label") ?? "",
      within(one)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ]),
  );
}

test("the categories lead to the billers that this customer may pay", async () => {
  await visitSignedIn(sandbox, "/bills-payment");
  expect(await screen.findByText("60% off")).toBeTruthy();
  await waitFor(() => expect(shown()["Electricity"]).toHaveLength(6));
  expect(shown()).toMatchObject({
    "Airtime and data": ["/airtime", "/data-subscription"],
    "Cable TV": ["dstv", "gotv", "startimes", "showmax"].map((id) => `/cable-tv-subscription?biller=${id}`),
  });
  expect(shown()["Electricity"]).toContain("/bills-payment?category=Electricity");
  expect(shown()["Electricity"]![0]).toMatch(/^\/electricity-subscription\?biller=/);
  expect(sandbox.requests.filter((one) => one.includes("get-meter-services"))).toHaveLength(1);
});

test("a company without cable TV shows none", async () => {
  await visitSignedIn(sandbox, "/bills-payment", { company: "harbour" });
  await screen.findByText("60% off");
  expect(Object.keys(shown())).toEqual(["Airtime and data", "Electricity"]);
});

test("billers that cannot be asked for leave the entry of their screen, and Retry asks again", async () => {
  await sandbox.plan({ route: "GET /api/v1/transactions/get-meter-services", kind: "status", status: 422 });
  const user = await visitSignedIn(sandbox, "/bills-payment");
  const alert = (await screen.findByText("We could not load all billers")).closest<HTMLElement>(
    "[role=alert]",
  )!;
  expect(shown()).toMatchObject({ Electricity: ["/electricity-subscription"] });
  expect(shown()["Cable TV"]).toHaveLength(4);
  await user.click(within(alert).getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(shown()["Electricity"]).toHaveLength(6));
  expect(screen.queryByText("We could not load all billers")).toBeNull();
});

test("a tenant names the billers that its bank has", async () => {
  const billers = { "cable-tv": ["gotv", "showmax"], electricity: ["ikeja-electric"] };
  sandbox.setTenant("demo", JSON.stringify({ billers }));
  await visitSignedIn(sandbox, "/bills-payment");
  await waitFor(() =>
    expect(shown()).toMatchObject({
      "Cable TV": ["/cable-tv-subscription?biller=gotv", "/cable-tv-subscription?biller=showmax"],
      Electricity: ["/electricity-subscription?biller=ikeja-electric"],
    }),
  );
});

test("a company without bills says so", async () => {
  sandbox.setTenant("demo", JSON.stringify({ flags: { features: { "vtu-mgt": false } } }));
  await visitSignedIn(sandbox, "/bills-payment");
  expect(await screen.findByText("No bills to pay here yet")).toBeTruthy();
});

test("the room of billers that have not come yet is kept", async () => {
  const answer = sandbox.hold("GET /api/v1/transactions/get-meter-services");
  await visitSignedIn(sandbox, "/bills-payment");
  const card = await screen.findByRole("region", { name: "Electricity" });
  expect(card.getAttribute("aria-busy")).toBe("true");
  const rows = card.querySelectorAll("li").length;
  await answer();
  await waitFor(() => expect(card.getAttribute("aria-busy")).toBeNull());
  expect(card.querySelectorAll("li")).toHaveLength(rows);
});

test("a bill is found as one types; one that is marked stands first, also at the next visit", async () => {
  const user = await visitSignedIn(sandbox, "/bills-payment");
  await user.type(await screen.findByRole("searchbox", { name: "Find a bill" }), "satelite");
  const found = await screen.findByRole("list", { name: "Bills found" });
  const [link] = within(found).getAllByRole("link");
  expect([link!.textContent, link!.getAttribute("href")]).toEqual([
    "DStvCable TV",
    "/cable-tv-subscription?biller=dstv",
  ]);
  await user.click(within(found).getByRole("button", { name: "Favourite: DStv" }));
  await user.clear(screen.getByRole("searchbox", { name: "Find a bill" }));
  const [first] = await screen.findAllByRole("region", { name: "Your bills" });
  expect(
    within(first!)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["DStv"]);
  await user.type(screen.getByRole("searchbox", { name: "Find a bill" }), "nobody");
  expect(await screen.findByText("No bill has this name")).toBeTruthy();
});

const rows = () => screen.queryByRole("list", { name: "Bills found", hidden: true })?.textContent;

test("what the first key needs is done once before it, and nobody sees or hears that", async () => {
  const waiting: IdleRequestCallback[] = [];
  vi.stubGlobal("requestIdleCallback", (work: IdleRequestCallback) => waiting.push(work));
  vi.stubGlobal("cancelIdleCallback", () => {});
  const user = await visitSignedIn(sandbox, "/bills-payment");
  const field = await screen.findByRole("searchbox", { name: "Find a bill" });
  await user.click(field);
  await waitFor(() => expect(rows()).toBeDefined());
  const before = rows();
  while (waiting.length > 0) waiting.shift()!({ didTimeout: false, timeRemaining: () => 50 });
  await waitFor(() => expect(rows()).not.toBe(before));
  expect(screen.queryByRole("list", { name: "Bills found" })).toBeNull();
  expect(screen.queryByText(/bills? found$/)).toBeNull();
  expect(screen.getByRole("region", { name: "Cable TV" })).toBeTruthy();
  await user.keyboard("showmax");
  expect(within(await screen.findByRole("list", { name: "Bills found" })).getAllByRole("link")).toHaveLength(
    1,
  );
});
