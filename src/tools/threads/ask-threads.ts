import { availableParallelism } from "node:os";
import { once } from "node:events";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

/** The project that these tools belong to, whichever project they work on. */
const ROOT = join(import.meta.dirname, "../../..");

/**
 * For threads that live for seconds and have every processor at work. A function is optimised after 64 times as much bytecode as usual, because
 * each thread optimises for itself, and most functions would be optimised for longer than they run afterwards. Each thread clears its own
 * young memory, because helpers would wait for a processor. It holds for the whole process; where V8 does not know a flag, it says so and goes on.
 */
const FLAGS = [`--interrupt-budget=${64 * 66 * 1024}`, "--no-parallel-scavenge"];

/**
 * Asks a module's `answer` each question, on as many threads as the machine has processors. Questions and answers are
 * plain data; the answers are in the order of the questions. Throws what `answer` throws first.
 * @param module its path from the project's folder, starting with a slash
 */
export async function askThreads<Answer>(module: string, questions: readonly unknown[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  // All threads take from the same list, so none waits while another has much to do.
  const open = questions.entries();
  const count = Math.min(availableParallelism(), questions.length);
  for (const flag of FLAGS) setFlagsFromString(flag);
  const threads = Array.from({ length: count }, () => startThread(module));
  try {
    await Promise.all(
      threads.map(async (thread) => {
        for (const [index, question] of open) answers[index] = (await ask(thread, question)) as Answer;
      }),
    );
  } finally {
    await Promise.all(threads.map(async (thread) => await thread.terminate()));
  }
  return answers;
}

function startThread(module: string): Worker {
  return new Worker(join(ROOT, "src/tools/threads/thread.mjs"), { workerData: { root: ROOT, module } });
}

async function ask(thread: Worker, question: unknown): Promise<unknown> {
  // Rejects when the thread has an error.
  const answered = once(thread, "message");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(question);
  const [answer] = (await answered) as unknown[];
  return answer;
}
