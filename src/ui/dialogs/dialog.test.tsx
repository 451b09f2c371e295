import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function PinExample({ busy = false, onClose = () => {} }: { busy?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Continue</button>
      <Dialog open={open} title="Enter Transaction PIN" busy={busy} onClose={close}>
        <button>Cancel</button>
        <input aria-label="PIN" />
      </Dialog>
    </>
  );
}

async function openIt() {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  return user;
}

describe("Dialog", () => {
  test("is modal, named by its title, and starts in its first field", async () => {
    render(<PinExample />);
    await openIt();
    const dialog = screen.getByRole("dialog", { name: "Enter Transaction PIN" });
    expect(dialog).toHaveProperty("open", true);
    expect(document.activeElement).toBe(screen.getByLabelText("PIN"));
  });

  test("starts in the control marked data-autofocus instead", async () => {
    render(
      <Dialog open title="Loan summary" onClose={() => {}}>
        <input aria-label="Amount" />
        <button data-autofocus>Pay Loan</button>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Pay Loan" }));
  });

  test("without a field starts in its title, so that it does not open scrolled to a link far below", () => {
    render(
      <Dialog open title="Order" onClose={() => {}}>
        <p>What was ordered</p>
        <a href="#property">View property</a>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Order" }));
  });

  test.each(["the close button", "Escape", "the back gesture"])(
    "closes by %s and returns the focus",
    async (way) => {
      render(<PinExample />);
      const user = await openIt();
      if (way === "the close button") await user.click(screen.getByRole("button", { name: "Close" }));
      if (way === "Escape") await user.keyboard("{Escape}");
      if (way === "the back gesture")
        fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
      expect(screen.queryByRole("dialog")).toBeNull();
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole("button", { name: "Continue" })),
      );
    },
  );

  test("closes by nothing while busy", async () => {
    const onClose = vi.fn<() => void>();
    render(<PinExample busy onClose={onClose} />);
    const user = await openIt();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Close" }));
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).toHaveProperty("open", true);
  });

  test("is opened again when the browser closes it by force while busy", async () => {
    render(<PinExample busy />);
    await openIt();
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    dialog.close();
    fireEvent(dialog, new Event("close"));
    expect(dialog.open).toBe(true);
  });

  test("has a static backdrop", async () => {
    const onClose = vi.fn<() => void>();
    render(<PinExample onClose={onClose} />);
    const user = await openIt();
    await user.click(screen.getByRole("dialog"));
    expect(onClose).not.toHaveBeenCalled();
  });

  test("leaves Escape to its content, and to the dialog on top", async () => {
    const onClose = vi.fn<() => void>();
    const onOk = vi.fn<() => void>();
    render(
      <Dialog open title="Pay" onClose={onClose}>
        <input aria-label="Bank" onKeyDown={(event) => event.preventDefault()} />
        <AlertDialog open tone="danger" title="Failed" onOk={onOk} />
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByLabelText("Bank"), { key: "Escape" });
    fireEvent.keyDown(screen.getByRole("button", { name: "OK" }), { key: "Escape" });
    expect(onOk).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("AlertDialog", () => {
  test("shows its text and waits for OK", async () => {
    const onOk = vi.fn<() => void>();
    render(
      <AlertDialog open tone="success" title="Successful" onOk={onOk}>
        Airtime sent.
      </AlertDialog>,
    );
    const dialog = screen.getByRole("alertdialog", { name: "Successful" });
    const text = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
    expect(text?.textContent).toBe("Airtime sent.");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "OK" }));
    await userEvent.keyboard("{Enter}");
    expect(onOk).toHaveBeenCalledTimes(1);
  });
});
