import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";

import { memory } from "#tests/support/open-screen.ts";
import { openJournal, type Journal } from "#engine/journal/journal.ts";

import { useJournal } from "./use-journal.ts";

function Pending({ journal }: { readonly journal: Journal }) {
  return useJournal(journal).length;
}

test("what changes outside of an event is rendered in a task of its own", async () => {
  // React renders as it does for customers.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const journal = openJournal([memory()], "ada");
  const place = document.createElement("div");
  const root = createRoot(place);
  root.render(<Pending journal={journal} />);
  await vi.waitFor(() => expect(place.textContent).toBe("0"));
  journal.put({
    key: "1",
    reference: "R-1",
    startedAt: "2026-11-20T10:00:00.000Z",
    screen: "airtime",
    title: "Airtime",
    fingerprint: "f",
    outcome: "pending",
  });
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(place.textContent).toBe("0");
  await vi.waitFor(() => expect(place.textContent).toBe("1"));
  root.unmount();
});
