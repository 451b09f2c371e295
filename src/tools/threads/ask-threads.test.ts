import { expect, test } from "vitest";

import { askThreads } from "./ask-threads.ts";

test("an error in a thread is the caller's", async () => {
  const asked = askThreads("/src/tools/lint/lint-thread.ts", [
    { root: ".", paths: ["schemas/screens/none.json"], parts: [] },
  ]);
  await expect(asked).rejects.toThrow("none.json");
});
