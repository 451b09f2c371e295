import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";

import { createDraftStore } from "#gallery/shell/drafts.ts";
import { DraftContext } from "#gallery/shell/project.ts";
import { memoryStorage, safeStorage } from "#lib/storage.ts";
import { toast } from "#ui/toast.ts";

import { UndoTools } from "./undo-tools.tsx";

vi.mock("#ui/toast.ts", () => ({ toast: vi.fn<(text: string, tone: string) => void>() }));
afterEach(cleanup);

test("an undo in another file than the open one is told", async () => {
  const store = createDraftStore(safeStorage(memoryStorage));
  for (const name of ["water", "power"]) {
    store.edit({ path: `schemas/screens/${name}.json`, text: "before", version: "1" }, "after");
  }
  render(
    <DraftContext value={store}>
      <UndoTools path="schemas/screens/power.json" />
    </DraftContext>,
    { wrapper: MemoryRouter },
  );
  await userEvent.click(screen.getByRole("button", { name: "Undo in power.json" }));
  expect(await screen.findByRole("button", { name: "Undo in water.json" })).toBeTruthy();
  expect(toast).not.toHaveBeenCalled();
  await userEvent.keyboard("{Control>}z{/Control}");
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledWith("Undone in water.json, which is open now", "info"),
  );
  expect(store.get()).toEqual({});
});
