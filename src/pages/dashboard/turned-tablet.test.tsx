import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { setWindowWidth } from "#tests/support/window-width.ts";

const sandbox = mountSandbox();

test("a receipt that is open stays open when a turned tablet has another list", async () => {
  setWindowWidth(1024);
  const user = await visitSignedIn(sandbox, "/dashboard");
  const table = await screen.findByRole("region", { name: "All Transactions" });
  await user.click((await within(table).findAllByRole("button", { name: /^Actions for/ }))[0]!);
  await user.click(within(table).getByRole("button", { name: "View Details" }));
  const receipt = await screen.findByRole("dialog", { name: /Receipt$/ });
  act(() => setWindowWidth(360));
  expect(await screen.findByRole("region", { name: "Latest transactions" })).toBeTruthy();
  expect(receipt.isConnected).toBe(true);
  await user.click(within(receipt).getAllByRole("button", { name: "Close" })[0]!);
  expect(screen.queryByRole("dialog")).toBeNull();
});
