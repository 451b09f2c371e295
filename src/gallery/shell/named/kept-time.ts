/** When a draft was kept, as `25 Nov 2026, 04:50`. */
export function tellTime(iso: string): string {
  return new Date(iso).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}
