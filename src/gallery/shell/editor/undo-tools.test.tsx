import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import type { Catalogue } from "#gallery/protocol.ts";
import { createDraftStore } from "#gallery/shell/project/drafts.ts";
import { DraftContext } from "#gallery/shell/project/project.ts";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";

import { UndoTools } from "./undo-tools.tsx";

afterEach(cleanup);

const screens = ["power", "water"].map((id) => ({
  id,
  title: id,
  path: `/${id}`,
  file: `schemas/screens/${id}.json`,
  parts: [],
})) as unknown as Catalogue["screens"];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

test("an undo in another file than the open one is told, and its screen is shown", async () => {
  const store = createDraftStore(safeStorage(memoryStorage));
  for (const name of ["water", "power"]) {
    store.edit({ path: `schemas/screens/${name}.json`, text: "before", version: "1" }, "after");
  }
  render(
    <DraftContext value={store}>
      <UndoTools path="schemas/screens/power.json" screens={screens} />
      <Address />
      <Toaster />
    </DraftContext>,
    { wrapper: ({ children }) => <MemoryRouter initialEntries={["/power/empty"]}>{children}</MemoryRouter> },
  );
  await userEvent.click(screen.getByRole("button", { name: "Undo in power.json" }));
  expect(await screen.findByRole("button", { name: "Undo in water.json" })).toBeTruthy();
  expect(screen.queryByText(/which is open now/)).toBeNull();
  expect(screen.getByText("/power/empty?file=schemas%2Fscreens%2Fpower.json")).toBeTruthy();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("Undone in water.json, which is open now")).toBeTruthy();
  expect(screen.getByText("/water/sandbox?file=schemas%2Fscreens%2Fwater.json")).toBeTruthy();
  expect(store.get()).toEqual({});
});
