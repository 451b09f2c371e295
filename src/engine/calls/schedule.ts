/** The pause (ms) of a schedule after so many questions: one number, or a list of which the last repeats. */
export function pauseAfter(every: number | readonly number[], asked: number): number {
  const pauses = [every].flat();
  return pauses[asked] ?? pauses.at(-1) ?? 0;
}
