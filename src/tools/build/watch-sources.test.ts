import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { watchSources } from "./watch-sources.ts";

test("reports a change deep in a source, and nothing after the watch has ended", async () => {
  const root = mkdtempSync(join(tmpdir(), "watch-"));
  mkdirSync(join(root, "in/deep"), { recursive: true });
  const changed = vi.fn<() => void>();
  const sources = ["in", "nowhere"];
  const stop = watchSources(
    root,
    { mode: "production", folder: "out", page: "", base: "/", sources },
    changed,
  );
  writeFileSync(join(root, "in/deep/screen.json"), "{}");
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
  stop();
  changed.mockClear();
  writeFileSync(join(root, "in/deep/screen.json"), "[]");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(changed).not.toHaveBeenCalled();
  rmSync(root, { recursive: true });
});
