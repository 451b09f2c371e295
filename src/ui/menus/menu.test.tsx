import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MenuButton } from "./menu-parts.ts";
import { Menu } from "./menu.tsx";

const signOut = vi.fn<() => void>();

beforeEach(() => {
  signOut.mockClear();
  render(
    <>
      <Menu label="Account" trigger="A">
        <li>
          <a href="#profile">Profile</a>
        </li>
        <li>
          <a href="#dashboard">Dashboard</a>
        </li>
        <li>
          <MenuButton onClick={signOut}>Sign out</MenuButton>
        </li>
      </Menu>
      <button>Elsewhere</button>
    </>,
  );
});
afterEach(cleanup);

const trigger = () => screen.getByRole("button", { name: "Account" });
const focused = () => document.activeElement?.textContent;

test("arrow keys, Home and End move through the entries and wrap around", async () => {
  const user = userEvent.setup();
  trigger().focus();
  await user.keyboard("{ArrowDown}");
  expect(trigger().getAttribute("aria-expanded")).toBe("true");
  expect(focused()).toBe("Profile");
  await user.keyboard("{ArrowUp}");
  expect(focused()).toBe("Sign out");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("Dashboard");
  await user.keyboard("{End}");
  expect(focused()).toBe("Sign out");
  await user.keyboard("{Home}");
  expect(focused()).toBe("Profile");
});

test("Escape closes and returns the focus", async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  await user.keyboard("{ArrowDown}{Escape}");
  expect(screen.queryByRole("list")).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test("picking an entry runs it and closes the menu", async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("list")).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test("a press outside or tabbing out closes", async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  await user.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(screen.queryByRole("list")).toBeNull();
  await user.click(trigger());
  await user.tab({ shift: true });
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await expect.poll(() => screen.queryByRole("list")).toBeNull();
});
