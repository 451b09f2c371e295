// A thread of `ask-threads.ts`: loads a module, and answers questions by its `answer`.
import { parentPort, workerData } from "node:worker_threads";

import { loadKept } from "../setup/kept-bundle.mjs";

const { answer } = await loadKept(workerData.root, workerData.module);

parentPort?.on("message", async (question) => {
  const told = await answer(question);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(told);
});
