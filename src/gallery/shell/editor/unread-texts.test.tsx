import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createDraftStore } from "#gallery/shell/project/drafts.ts";
import { createOpenTexts, openTexts } from "#gallery/shell/panel/open-texts.ts";
import { DraftContext } from "#gallery/shell/project/project.ts";
import { UnsavedFiles } from "#gallery/shell/unsaved-files.tsx";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";

import { FileTools } from "./file-tools.tsx";
import { useFile } from "./use-file.ts";

const PATH = "tenants/acme.json";
const FILE = { path: PATH, text: '{ "least": 100 }', version: "1" };
const typed = {
  path: PATH,
  pointer: "/least",
  title: "Smallest",
  text: "50,000",
  message: "Enter numbers only.",
  over: "100",
};
const nothing = () => undefined;

beforeEach(() => {
  vi.stubGlobal("fetch", (_: string, { method, body }: { method: string; body?: string }) => {
    if (method !== "PUT") return Promise.resolve(Response.json(FILE));
    const { text } = JSON.parse(body!) as { text: string };
    return Promise.resolve(Response.json({ path: PATH, text, version: "2", problems: [] }));
  });
  openTexts.put(typed);
});
afterEach(() => {
  cleanup();
  openTexts.discard(PATH);
});

function Editor() {
  return <FileTools file={useFile(PATH, nothing)} problems={[]} screens={[]} onFind={nothing} />;
}

function open() {
  const store = createDraftStore(safeStorage(memoryStorage));
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DraftContext value={store}>
        <Editor />
        <UnsavedFiles subjects={[]} />
        <Toaster />
      </DraftContext>
    </SWRConfig>,
    { wrapper: MemoryRouter },
  );
  return store;
}

test("texts that cannot be read survive a reload", () => {
  const storage = safeStorage(memoryStorage);
  createOpenTexts(storage).put(typed);
  expect(createOpenTexts(storage).get()).toEqual([typed]);
});

test("Discard drops a text that cannot be read, also where nothing else is unsaved", async () => {
  open();
  expect(screen.getByRole("link", { name: PATH })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(openTexts.get()).toEqual([]);
  expect(screen.queryByRole("link", { name: PATH })).toBeNull();
});

test("Save says that it leaves a text out, and says it again when it has saved", async () => {
  const store = open();
  store.edit(FILE, '{ "least": 100, "most": 7 }');
  await userEvent.click(await screen.findByRole("button", { name: "Save without 1 text" }));
  expect(await screen.findByText(/^Saved acme\.json without 1 text that cannot be read\./)).toBeTruthy();
  expect(openTexts.get()).toEqual([typed]);
});
