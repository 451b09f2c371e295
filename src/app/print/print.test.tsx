import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { visit, visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const print = vi.fn<() => void>();
const openWindow = vi.fn<(url: string, target: string, features: string) => unknown>();

beforeEach(() => {
  print.mockReset();
  openWindow.mockReset();
  vi.stubGlobal("print", print);
  vi.stubGlobal("open", openWindow);
});

async function openReceipt() {
  const user = await visitSignedIn(sandbox, "/dashboard");
  await user.click((await screen.findAllByRole("button", { name: /^Actions for/ }))[0]!);
  await user.click(screen.getByRole("button", { name: "View Details" }));
  const dialog = await screen.findByRole("dialog", { name: / Receipt$/ });
  return { user, dialog };
}

/** A print window starts with this tab's storage, at its own address. */
async function openPrintWindow() {
  cleanup();
  visit("/print/receipt");
}

test("Print opens a window of 800 by 600 that shows the receipt and prints it", async () => {
  openWindow.mockReturnValue(window);
  const { user, dialog } = await openReceipt();
  const title = within(dialog).getByRole("heading").textContent;
  await user.click(within(dialog).getByRole("button", { name: "Print" }));
  expect(openWindow).toHaveBeenCalledExactlyOnceWith("/print/receipt", "_blank", "width=800,height=600");

  const copied = sessionStorage.getItem("receipt")!;
  expect(copied).toContain("Naration");
  await user.click(within(dialog).getAllByRole("button", { name: "Close" })[0]!);
  expect(sessionStorage.getItem("receipt")).toBeNull();

  sessionStorage.setItem("receipt", copied);
  await openPrintWindow();
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(title);
  expect(screen.getByText("Demo Bank")).toBeTruthy();
  expect(screen.getByText("Naration")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test("the customer is told when the browser blocks the window", async () => {
  openWindow.mockReturnValue(null);
  const { user, dialog } = await openReceipt();
  await user.click(within(dialog).getByRole("button", { name: "Print" }));
  expect(await screen.findByText(/^Your browser blocked the print window/)).toBeTruthy();
});

test("the address by itself prints nothing: signed out, and without a receipt", async () => {
  visit("/print/receipt");
  expect(await screen.findByText(/^You are signed out/)).toBeTruthy();
  cleanup();
  sessionStorage.setItem("token", '"a-token"');
  sessionStorage.setItem("receipt", '{"reference":"R"}');
  visit("/print/receipt");
  expect(await screen.findByText("Open the receipt again, then choose Print.")).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
});
