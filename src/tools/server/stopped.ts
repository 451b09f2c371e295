/** Waits for Ctrl-C or a signal to end, cleans up, and returns the exit code. A second Ctrl-C ends at once. */
export async function untilStopped(cleanUp: () => Promise<void>): Promise<number> {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  await new Promise<void>((resolve) => {
    for (const signal of signals) {
      process.once(signal, () => {
        resolve();
        process.once(signal, () => process.exit(1));
      });
    }
  });
  await cleanUp();
  return 0;
}
