import { Button } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isolated } from "#lib/text/isolated.ts";
import { Field } from "./field.tsx";
import { QuickPicks } from "./quick-picks.tsx";
import { SecretInput, type SecretInputProps } from "./secret-input.tsx";
import { TextInput } from "./text-input.tsx";

afterEach(cleanup);

describe("Button", () => {
  test("cannot be activated twice: while busy, click, Enter and a field's Enter do nothing, and the focus stays", async () => {
    const send = vi.fn<() => void>();
    function Example() {
      const [busy, setBusy] = useState(false);
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setBusy(true);
            send();
          }}
        >
          <input aria-label="PIN" />
          <Button type="submit" busy={busy} busyText="Please wait...">
            Buy Airtime
          </Button>
        </form>
      );
    }
    render(<Example />);
    const user = userEvent.setup();
    await user.dblClick(screen.getByRole("button", { name: "Buy Airtime" }));
    const button = screen.getByRole("button", { name: "Please wait..." });
    await user.keyboard("{Enter} ");
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.type(screen.getByLabelText("PIN"), "1234{Enter}");
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("does not submit a form by default", async () => {
    const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Cancel</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe("Field", () => {
  test("ties label, error and hint to the control", () => {
    render(
      <Field id="phone" label="Phone number" required hint="11 digits" error="Enter a phone number">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Phone number" });
    const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Enter a phone number",
      "11 digits",
    ]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("aria-required")).toBe("true");
  });

  test("has no error attributes without an error, and marks optional fields", () => {
    render(
      <Field id="note" label="Narration" required={false}>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Narration (optional)" });
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(input.hasAttribute("aria-describedby")).toBe(false);
  });
});

function SecretExample(props: Pick<SecretInputProps, "aria-label" | "noun" | "kind" | "clean">) {
  const [value, setValue] = useState("");
  return <SecretInput {...props} value={value} onChange={setValue} />;
}

describe("SecretInput", () => {
  test("shows and hides the typed text; the toggle names its action and keeps the text", async () => {
    render(<SecretExample aria-label="Transaction PIN" noun="PIN" kind="code" />);
    const user = userEvent.setup();
    const input = screen.getByLabelText<HTMLInputElement>("Transaction PIN");
    await user.type(input, "0123");
    expect(input.type).toBe("password");
    expect(input.inputMode).toBe("numeric");
    await user.click(screen.getByRole("button", { name: "Show PIN", pressed: false }));
    expect(input.type).toBe("text");
    expect(input.value).toBe("0123");
    await user.click(screen.getByRole("button", { name: "Hide PIN", pressed: true }));
    expect(input.type).toBe("password");
  });

  test("has the typed text in no attribute, shown or hidden, and drops it when it unmounts", async () => {
    const { container, unmount } = render(<SecretExample aria-label="PIN" noun="PIN" kind="code" />);
    const user = userEvent.setup();
    const input = screen.getByLabelText<HTMLInputElement>("PIN");
    await user.type(input, "9371");
    await user.click(screen.getByRole("button", { name: "Show PIN" }));
    expect(input.value).toBe("9371");
    expect(container.innerHTML).not.toContain("9371");
    unmount();
    expect(input.value).toBe("");
    expect(input.outerHTML).not.toContain("9371");
  });

  test("shows the cleaned text, also when cleaning gives the same text as before", async () => {
    render(<SecretExample aria-label="PIN" noun="PIN" clean={(text) => text.replaceAll(" ", "")} />);
    const input = screen.getByLabelText<HTMLInputElement>("PIN");
    await userEvent.type(input, "12 3 ");
    expect(input.value).toBe("123");
  });

  test("hides itself when its form is sent", async () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <SecretExample aria-label="Password" noun="password" />
        <button>Sign in</button>
      </form>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Show password" }));
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("password");
  });
});

function PickExample() {
  const [value, setValue] = useState<number | undefined>(75);
  const options = [50, 100].map((amount) => ({ value: amount, label: `₦${amount}` }));
  return <QuickPicks label="Quick amounts" options={options} value={value} onPick={setValue} />;
}

test("QuickPicks mark the picked amount and report it, by mouse and by keyboard", async () => {
  render(<PickExample />);
  const user = userEvent.setup();
  expect(screen.getByRole("group", { name: "Quick amounts" })).not.toBeNull();
  expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  await user.click(screen.getByRole("button", { name: "₦50" }));
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("₦50");
  await user.tab();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("₦100");
});

describe("CopyButton", () => {
  test("copies and confirms", async () => {
    const user = userEvent.setup();
    const onCopied = vi.fn<(text: string) => void>();
    render(<CopyButton text="2048812234" label="Copy account number" onCopied={onCopied} />);
    await user.click(screen.getByRole("button", { name: "Copy account number" }));
    expect(onCopied).toHaveBeenCalledWith("2048812234");
    expect(await navigator.clipboard.readText()).toBe("2048812234");
  });

  test("copies without the marks that keep a name's direction", async () => {
    const user = userEvent.setup();
    render(<CopyButton text={`${isolated("محمد")} 20`} label={`Copy ${isolated("محمد")}`} />);
    await user.click(screen.getByRole("button", { name: "Copy \u2068محمد\u2069" }));
    expect(await navigator.clipboard.readText()).toBe("محمد 20");
  });

  test("reports a refusal", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    const onFailed = vi.fn<() => void>();
    render(<CopyButton text="1" label="Copy" onFailed={onFailed} />);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(onFailed).toHaveBeenCalledTimes(1);
  });
});
