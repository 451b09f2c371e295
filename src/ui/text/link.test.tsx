import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";

import { Link } from "./link.tsx";

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname, search, state])}</output>;
}

const open = (link: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={["/cards?tab=virtual"]}>
      {link}
      <Place />
    </MemoryRouter>,
  );
const place = () => JSON.parse(screen.getByRole("status").textContent) as unknown;

test("leads to another address of the app, with its state, without loading the page", async () => {
  open(
    <Link to="/airtime" state={{ opened: true }}>
      Airtime
    </Link>,
  );
  const link = screen.getByRole("link", { name: "Airtime" });
  expect(link.getAttribute("href")).toBe("/airtime");
  await userEvent.click(link);
  expect(place()).toEqual(["/airtime", "", { opened: true }]);
});

test("a query alone belongs to the address where the customer is", async () => {
  open(<Link to="?tab=physical">Physical</Link>);
  await userEvent.click(screen.getByRole("link"));
  expect(place()).toEqual(["/cards", "?tab=physical", null]);
});

test("who takes over its press, or wants another tab, is not led away", async () => {
  const take = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault());
  open(
    <>
      <Link to="/a" onClick={take}>
        Taken
      </Link>
      <Link to="/b" target="_blank">
        Elsewhere
      </Link>
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Taken" }));
  expect(take).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(place()).toEqual(["/cards", "?tab=virtual", null]);
});
