import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

/** Replies of a provider that we did not make. */
const sandbox = mountSandbox();
const LIST = "GET /api/v1/card-mgt/cards/virtual/list";

async function openCards(status: number, body: unknown) {
  await sandbox.plan({ route: LIST, kind: "status", status, body, times: 9 });
  const user = await visitSignedIn(sandbox, "/atm-card");
  await screen.findByRole("heading", { level: 1, name: "Cards" });
  return user;
}

test.each([
  ["404 and a message", 404, { status: false, message: "No virtual card found" }, "No virtual card found"],
  ["no list", 200, { status: true, data: {} }, "We could not load your cards"],
  ["null, which is an empty list", 200, { status: true, data: null }, "No virtual cards yet"],
])("a card can be requested though the list is %s", async (_, status, body, text) => {
  const user = await openCards(status, body);
  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Request Virtual Card" }));
  expect(await screen.findByRole("dialog", { name: "Request Virtual Card" })).toBeTruthy();
});

test("details that the list does not have are not available, and there is nothing to copy", async () => {
  const user = await openCards(200, { data: [{ id: 5, embossed_name: "ADA OBI", card_type: "visa" }] });
  const card = await screen.findByRole("article");
  await user.click(within(card).getByRole("button", { name: /^Show details/ }));
  await within(card).findByRole("button", { name: /^Hide/ });
  expect([...card.querySelectorAll("dd")].map((fact) => fact.textContent)).toEqual(["ADA OBI", "N/A", "N/A"]);
  expect(within(card).getByText("N/A", { selector: "span" })).toBeTruthy();
  expect(within(card).queryByRole("button", { name: "Copy card number" })).toBeNull();
});
