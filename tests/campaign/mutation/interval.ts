/** Between which shares the true one lies with 95 %, after so many hits of so many tries (Wilson). */
export function interval(hits: number, tries: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = hits / tries;
  const middle = share + z ** 2 / (2 * tries);
  const width = z * Math.sqrt((share * (1 - share)) / tries + (z / (2 * tries)) ** 2);
  const [low, high] = [middle - width, middle + width].map((edge) => edge / (1 + z ** 2 / tries));
  return [low ?? 0, high ?? 1];
}
