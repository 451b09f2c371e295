import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { WishedPictures } from "#gallery/protocol-pictures.ts";

import { Groups } from "./card-groups.tsx";
import { TenantSelect } from "./bar/tenant-select.tsx";
import { useAddress } from "./address/use-address.ts";

let wished: number[] = [];

beforeEach(() => {
  wished = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    wished.push((JSON.parse(body) as WishedPictures).views.length);
    return Response.json({ message: "No browser." }, { status: 503 });
  });
});

afterEach(cleanup);

const subjects = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `biller-${at}`, title: `Biller ${at}`, path: `/${at}` }));

test("of a thousand billers the start page lists some, more when asked, and pictures are taken of these alone", async () => {
  const groups = [
    { title: "Payments", subjects: subjects(100) },
    { title: "Account", subjects: subjects(2) },
  ];
  render(<Groups groups={groups} drafts={undefined} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("listitem")).toHaveLength(48 + 2);
  await userEvent.click(screen.getByRole("button", { name: "Show 48 more of 100" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(96 + 2);
  await userEvent.click(screen.getByRole("button", { name: "Show 4 more of 100" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(100 + 2);
  expect(screen.queryByRole("button")).toBeNull();
  expect(Math.max(...wished)).toBeLessThanOrEqual(102);
});

function Chosen({ tenants }: { tenants: readonly string[] }) {
  const { address } = useAddress();
  return (
    <>
      <TenantSelect tenants={tenants} />
      <output aria-label="Chosen">{address.tenant}</output>
    </>
  );
}

const chosen = () => screen.getByRole("status", { name: "Chosen" }).textContent;
const renderBanks = (tenants: readonly string[]) =>
  render(<Chosen tenants={tenants} />, { wrapper: MemoryRouter });

test("a few banks are a list", async () => {
  renderBanks(["acme", "harbour"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Tenant" }), "harbour");
  expect(chosen()).toBe("harbour");
});

test("ten thousand banks are searched; an empty field leaves the bank that was chosen", async () => {
  renderBanks(Array.from({ length: 10_000 }, (_, at) => `bank-${at}`));
  const box = screen.getByRole("combobox", { name: "Tenant" });
  await userEvent.type(box, "bank-7777");
  await userEvent.click(screen.getByRole("option", { name: "bank-7777" }));
  expect(chosen()).toBe("bank-7777");
  expect(screen.queryAllByRole("option").length).toBeLessThan(100);
  await userEvent.clear(box);
  await userEvent.tab();
  expect(chosen()).toBe("bank-7777");
  expect(box).toHaveProperty("value", "bank-7777");
});
