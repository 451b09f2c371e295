import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tabs = [
  { value: "apply", label: "Apply" },
  { value: "pending", label: "Pending" },
  { value: "active", label: "Active" },
] as const;

type Value = (typeof tabs)[number]["value"];

function Example({ first = "pending" }: { readonly first?: Value }) {
  const [value, setValue] = useState<Value>(first);
  return (
    <Tabs label="Loans" tabs={tabs} value={value} onChange={setValue}>
      <p>Panel of {value}</p>
    </Tabs>
  );
}

const chosen = () => screen.getByRole("tab", { selected: true });

test("shows the panel of the chosen tab, with the tab's name", async () => {
  render(<Example />);
  expect(screen.getByRole("tablist", { name: "Loans" })).not.toBeNull();
  expect(screen.getByRole("tabpanel", { name: "Pending" }).textContent).toBe("Panel of pending");
  await userEvent.click(screen.getByRole("tab", { name: "Active" }));
  expect(screen.getByRole("tabpanel", { name: "Active" }).textContent).toBe("Panel of active");
});

test("is one stop of the Tab key; arrows, Home and End choose and wrap around", async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(chosen());
  const visited: (string | null)[] = [];
  for (const key of ["{ArrowRight}", "{ArrowRight}", "{ArrowLeft}", "{Home}", "{End}"]) {
    await user.keyboard(key);
    expect(document.activeElement).toBe(chosen());
    visited.push(chosen().textContent);
  }
  expect(visited).toEqual(["Active", "Apply", "Active", "Apply", "Active"]);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
});

test("from right to left, the left arrow goes on", async () => {
  render(
    <div dir="rtl">
      <Example />
    </div>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  expect(chosen().textContent).toBe("Active");
});

test("the row is placed for a tab that may be out of sight: not for the first as it opens", async () => {
  const list = vi.spyOn(HTMLElement.prototype, "offsetLeft", "get");
  const { unmount } = render(<Example first="apply" />);
  expect(list).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("tab", { name: "Active" }));
  await userEvent.click(screen.getByRole("tab", { name: "Apply" }));
  expect(list).toHaveBeenCalledTimes(2);
  unmount();
  render(<Example />);
  expect(list).toHaveBeenCalledTimes(3);
});
