/** Chromium's option to have one process for all tabs of a site. */
export const ONE_PROCESS = "--renderer-process-limit=1";

/** A browser's options with which each tab has a process, as at customers. */
export function processEach(options: readonly string[] = []): string[] {
  return options.filter((option) => option !== ONE_PROCESS);
}
