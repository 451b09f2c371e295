import { Dialog } from "#ui/dialogs/dialog.tsx";

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearToasts, toast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => clearToasts());
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const say = (...args: Parameters<typeof toast>) => act(() => toast(...args));

test("the live regions are rendered before any message and are still the same when one comes", () => {
  render(<Toaster />);
  const polite = screen.getByRole("status");
  const assertive = screen.getByRole("alert");
  say("Copied", "success");
  say("Transfer Failed", "danger");
  expect(screen.getByRole("status")).toBe(polite);
  expect(screen.getByRole("alert")).toBe(assertive);
  expect(polite.textContent).toBe("Copied");
  expect(assertive.textContent).toBe("Transfer Failed");
});

test("a toast disappears after 5000 ms", async () => {
  render(<Toaster />);
  say("Copied");
  await pass(4990);
  expect(screen.queryByText("Copied")).not.toBeNull();
  await pass(20);
  expect(screen.queryByText("Copied")).toBeNull();
});

test.each([
  ["the pointer is on it", fireEvent.pointerEnter, fireEvent.pointerLeave],
  ["the focus is in it", fireEvent.focus, fireEvent.blur],
])("its clock pauses while %s", async (_, hold, release) => {
  render(<Toaster />);
  say("Copied");
  await pass(3000);
  const button = screen.getByRole("button", { name: "Dismiss" });
  hold(button.parentElement!);
  await pass(60_000);
  expect(screen.queryByText("Copied")).not.toBeNull();
  release(button.parentElement!);
  await pass(1900);
  expect(screen.queryByText("Copied")).not.toBeNull();
  await pass(200);
  expect(screen.queryByText("Copied")).toBeNull();
});

test("after dismissing one under the pointer, the next disappears by itself", async () => {
  render(<Toaster />);
  say("First");
  const button = screen.getByRole("button", { name: "Dismiss" });
  fireEvent.pointerEnter(button.parentElement!);
  fireEvent.click(button);
  expect(screen.queryByText("First")).toBeNull();
  say("Second");
  await pass(5100);
  expect(screen.queryByText("Second")).toBeNull();
});

test("at most three are shown, the newest first", async () => {
  render(<Toaster />);
  for (const text of ["One", "Two", "Three", "Four"]) say(text);
  await pass(10);
  expect(screen.getByRole("status").textContent).toBe("FourThreeTwo");
});

test("the same message again does not pile up", () => {
  render(<Toaster />);
  say("No connection", "warning");
  say("No connection", "warning");
  expect(screen.getAllByText("No connection")).toHaveLength(1);
});

test("clearing removes every text", () => {
  render(<Toaster />);
  say("ADA OBI");
  act(() => clearToasts());
  expect(document.body.textContent).not.toContain("ADA OBI");
});

const page = (open: boolean) => (
  <>
    <Toaster />
    <Dialog open={open} title="Enter Transaction PIN" onClose={() => {}}>
      <input aria-label="PIN" />
    </Dialog>
  </>
);

test("while a dialog is open they appear in it, and afterwards on the page", () => {
  const { rerender } = render(page(true));
  say("Wrong PIN", "danger");
  expect(screen.getByRole("dialog").textContent).toContain("Wrong PIN");
  rerender(page(false));
  expect(screen.getByRole("alert").textContent).toBe("Wrong PIN");
});
