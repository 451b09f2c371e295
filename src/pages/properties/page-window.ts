/** Page buttons at most (specification 2 §9). */
const MOST = 5;

/** The pages that get a button, with the current page in the middle where possible. */
export function pageWindow(page: number, lastPage: number): readonly number[] {
  const count = Math.min(MOST, lastPage);
  const first = Math.max(1, Math.min(page - Math.floor(MOST / 2), lastPage - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
