/** How many entries of the history lie between this one and the one with which its screen was opened. */
export function stepsAbove(state: unknown): number {
  const { steps } = (state ?? {}) as { readonly steps?: unknown };
  return typeof steps === "number" ? steps : 0;
}
