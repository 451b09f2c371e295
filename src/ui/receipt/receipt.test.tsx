import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { clearToasts } from "#ui/toasts/toast.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";

import { ReceiptDialog } from "./receipt-dialog.tsx";
import { ReceiptHostContext, type PrintOutcome } from "./receipt-host.ts";
import type { Receipt } from "./receipt.ts";

const receipt: Receipt = {
  reference: "ELE-1",
  amount: "₦5,000.00",
  type: "Electricity",
  direction: "Debit",
  rows: [
    { label: "Amount", value: "₦5,000.00" },
    { label: "Status", value: "Successful", tone: "success" },
    { label: "Token", value: "1234 5678 9012", copy: true },
  ],
};

function open(more: Partial<Receipt> = {}, outcome: PrintOutcome = "opened") {
  const onClose = vi.fn<() => void>();
  const print = vi.fn<(receipt: Receipt) => PrintOutcome>(() => outcome);
  const release = vi.fn<() => void>();
  const user = userEvent.setup();
  const view = render(
    <ReceiptHostContext value={{ bankName: "Demo Bank", show: () => {}, print, release }}>
      <Toaster />
      <ReceiptDialog receipt={{ ...receipt, ...more }} onClose={onClose} />
    </ReceiptHostContext>,
  );
  return { user, onClose, print, release, view, dialog: screen.getByRole("dialog") };
}

const noop = () => undefined;
const button = (name: string) => screen.getByRole("button", { name });
/** A browser that can share texts, and perhaps files. */
function shareBy(share: (data: ShareData) => Promise<void>, takesFiles = false) {
  vi.stubGlobal("navigator", Object.assign(navigator, { share, canShare: () => takesFiles }));
}

beforeEach(() => clearToasts());
afterEach(() => {
  cleanup();
  for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
});

describe("a receipt", () => {
  test("has its reference as heading, and shows amount, badges and rows", () => {
    const { dialog } = open();
    expect(screen.getByRole("dialog", { name: "ELE-1 Receipt" })).toBe(dialog);
    for (const text of ["Electricity", "Debit", "Successful"])
      expect(within(dialog).getByText(text)).toBeTruthy();
    expect(within(dialog).getAllByText("₦5,000.00")).toHaveLength(2);
    expect(
      within(dialog)
        .getAllByRole("term")
        .map((term) => term.textContent),
    ).toEqual(["Amount", "Status", "Token"]);
  });

  test("says N/A when it is unknown whether money came in or went out", () => {
    const { dialog } = open({ direction: undefined });
    expect(within(dialog).getByText("N/A")).toBeTruthy();
  });

  test("says first that it is not final", () => {
    open({ notice: "Not final: do not pay again." });
    expect(screen.getByText("Not final: do not pay again.")).toBeTruthy();
  });

  test("copies a value without the spaces that group it", async () => {
    const { user } = open();
    await user.click(button("Copy token"));
    expect(await navigator.clipboard.readText()).toBe("123456789012");
    expect(await screen.findByText("123456789012 copied")).toBeTruthy();
  });

  test("is closed by both its close buttons, and not by the backdrop", async () => {
    const { user, dialog, onClose } = open();
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    const closes = screen.getAllByRole("button", { name: "Close" });
    expect(closes).toHaveLength(2);
    for (const close of closes) await user.click(close);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test("forgets what was stored for the print window when it closes", () => {
    const { release, view } = open();
    expect(release).not.toHaveBeenCalled();
    view.unmount();
    expect(release).toHaveBeenCalledTimes(1);
  });
});

describe("Print", () => {
  test("hands the receipt to the app", async () => {
    const { user, print } = open();
    await user.click(button("Print"));
    expect(print).toHaveBeenCalledExactlyOnceWith(receipt);
  });

  test.each([
    ["blocked", /^Your browser blocked the print window\. Allow pop-ups/],
    ["unavailable", /Save the receipt, then print the picture\.$/],
  ] as const)("says what to do when the window is %s", async (outcome, text) => {
    const { user } = open({}, outcome);
    await user.click(button("Print"));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe("Save", () => {
  test("says so when the browser cannot draw", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const { user } = open();
    await user.click(button("Save"));
    expect(await screen.findByText("The receipt could not be saved. Print it instead.")).toBeTruthy();
  });
});

describe("Share", () => {
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  });

  test("is not shown when the browser can neither share nor copy a picture", () => {
    vi.stubGlobal("ClipboardItem", undefined);
    open();
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Copy picture" })).toBeNull();
    vi.unstubAllGlobals();
  });

  test("gives way to a copy of the picture, where the browser cannot share", async () => {
    const context = { measureText: () => ({ width: 10 }), scale: noop, fillRect: noop, fillText: noop };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((give) => give(new Blob(["picture"])));
    const write = vi.fn<(items: readonly object[]) => Promise<void>>(async () => undefined);
    vi.stubGlobal("ClipboardItem", vi.fn<(parts: object) => void>());
    const { user } = open();
    // The tests' user has a clipboard of its own.
    vi.spyOn(navigator.clipboard, "write").mockImplementation(write);
    await user.click(button("Copy picture"));
    expect(
      await screen.findByText("The picture is copied. Paste it where you want to send it."),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
    write.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
    await user.click(button("Copy picture"));
    expect(await screen.findByText("The receipt could not be shared. Save it instead.")).toBeTruthy();
    vi.unstubAllGlobals();
  });

  test("shares a text when there is no picture", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    shareBy(share);
    const { user } = open();
    await user.click(button("Share"));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(share.mock.calls[0]![0]).toEqual({
      title: "ELE-1 Receipt",
      text: "Demo Bank\nELE-1 Receipt\nDebit\nAmount: ₦5,000.00\nStatus: Successful\nToken: 1234 5678 9012",
    });
  });

  test.each([
    ["cancelling is not an error", "AbortError", 0],
    ["a failure is said", "NotAllowedError", 1],
  ])("%s", async (_, name, messages) => {
    const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException("no", name)));
    shareBy(share);
    const { user } = open();
    await user.click(button("Share"));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    // Press again only after the first press has been handled.
    await user.click(button("Share"));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(screen.queryAllByText("The receipt could not be shared. Save it instead.")).toHaveLength(messages);
  });
});
