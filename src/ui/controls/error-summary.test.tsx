import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";

afterEach(cleanup);

const errors = [
  { text: "Enter a phone number", fieldId: "phone" },
  { text: "Choose an amount", fieldId: "amounts" },
  { text: "Something else is wrong" },
];

function form(attempt: number, shown = errors) {
  return (
    <>
      <ErrorSummary errors={shown} focusKey={attempt} />
      <input id="phone" aria-label="Phone number" />
      <div id="amounts">
        <button>₦50</button>
      </div>
    </>
  );
}

const heading = () => screen.getByRole("heading", { name: "There is a problem" });
const headingFocused = () => waitFor(() => expect(document.activeElement).toBe(heading()));

test("takes the focus when it appears and at each further attempt, but not while errors are being corrected", async () => {
  const { rerender } = render(form(1));
  expect(screen.getByRole("alert").contains(heading())).toBe(true);
  await headingFocused();
  await userEvent.click(screen.getByLabelText("Phone number"));
  rerender(form(1, errors.slice(1)));
  expect(document.activeElement).toBe(screen.getByLabelText("Phone number"));
  rerender(form(2, errors.slice(1)));
  await headingFocused();
});

test("the title of the page begins with Error until the errors are gone", () => {
  document.title = "Buy Airtime";
  const { rerender } = render(form(1));
  expect(document.title).toBe("Error: Buy Airtime");
  rerender(form(2));
  expect(document.title).toBe("Error: Buy Airtime");
  rerender(form(3, []));
  expect(document.title).toBe("Buy Airtime");
});

test("hands the focus on when the last error goes away under it, and only then", async () => {
  const lost = vi.fn<() => void>();
  const summary = (shown: typeof errors) => (
    <ErrorSummary errors={shown} focusKey={1} onLeave={() => lost()} />
  );
  const { rerender } = render(summary(errors));
  await headingFocused();
  rerender(summary([]));
  expect(lost).toHaveBeenCalledOnce();
  rerender(summary(errors));
  await headingFocused();
  heading().blur();
  rerender(summary([]));
  expect(lost).toHaveBeenCalledOnce();
});

test("its links move the focus to the field, or into the group, and do not change the address", async () => {
  render(form(1));
  const address = window.location.href;
  await userEvent.click(screen.getByRole("link", { name: "Enter a phone number" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Phone number"));
  await userEvent.click(screen.getByRole("link", { name: "Choose an amount" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "₦50" }));
  expect(screen.queryByRole("link", { name: "Something else is wrong" })).toBeNull();
  expect(window.location.href).toBe(address);
});

test("shows nothing without errors", () => {
  const { container } = render(<ErrorSummary errors={[]} />);
  expect(container.childElementCount).toBe(0);
});
