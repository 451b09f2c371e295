import type { SettingsProblem } from "#tenant/settings.ts";

/** Logs for developers what was refused in a tenant's file. Customers see nothing: the rest of the file applies. */
export function reportProblems(problems: readonly SettingsProblem[]): void {
  if (!import.meta.env.DEV || import.meta.env.MODE === "test") return;
  for (const { file, pointer, message } of problems) {
    console.warn(`${file}${pointer} ${message}`);
  }
}
