import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";

import { createDraftStore } from "#gallery/shell/project/drafts.ts";
import { DraftContext } from "#gallery/shell/project/project.ts";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";

import { ConflictNote } from "./file-notes.tsx";
import { useFile } from "./use-file.ts";

afterEach(cleanup);

const PATH = "tenants/acme.json";
const nothing = () => undefined;

function Editor() {
  const file = useFile(PATH, nothing);
  return (
    <>
      <ConflictNote file={file} />
      <p>{file.text}</p>
      <button type="button" onClick={() => void file.save()}>
        Save
      </button>
    </>
  );
}

test("edits of a file that is gone from the disk are told as a conflict, and can be written anew", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: { method: string; body: string }) => {
    if (method !== "PUT") return Promise.resolve(Response.json({ message: "None." }, { status: 404 }));
    const saving = JSON.parse(body) as { text: string };
    sent.push(saving);
    return Promise.resolve(Response.json({ path: PATH, text: saving.text, version: "2", problems: [] }));
  });
  const store = createDraftStore(safeStorage(memoryStorage));
  store.edit({ path: PATH, text: "{}", version: "1" }, "mine");
  render(
    <DraftContext value={store}>
      <Editor />
    </DraftContext>,
    { wrapper: MemoryRouter },
  );
  await screen.findByText("acme.json is not on the disk any more");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ text: "mine", version: "" }]));
  await vi.waitFor(() => expect(store.get()).toEqual({}));
});
