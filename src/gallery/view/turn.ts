import { pause } from "#lib/pause.ts";

type Scheduling = {
  readonly postTask: (work: () => void, options: { priority: "background" }) => Promise<void>;
};

/**
 * Resolves when everything that is due has run, timers too. Browsers let timers that follow from timers wait for 4 ms: where
 * there is such a scheduler, the timer follows from none.
 */
export async function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Partial<Scheduling> };
  if (!scheduler?.postTask) return await pause(0);
  await new Promise<void>((resolve) => {
    void scheduler.postTask!(() => setTimeout(resolve), { priority: "background" });
  });
}
