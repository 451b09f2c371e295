import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { navigateTo } from "#app/navigation.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();

test("a payment's form has the wallets of the dashboard before they are read again", async () => {
  await visitSignedIn(sandbox, "/dashboard");
  await screen.findAllByText("2010000017");
  const answer = sandbox.hold("GET /api/v1/customers/wallets");
  await act(async () => navigateTo("/airtime", {}));
  const known = await screen.findByRole("option", { name: "2010000017 - Everyday (******)" });
  expect(screen.getByLabelText("Wallet")).toHaveProperty("value", "2010000017");
  expect(known).toHaveProperty("selected", true);
  await answer();
  expect(screen.getAllByRole("option", { name: /^2010000017/ })).toHaveLength(1);
});
