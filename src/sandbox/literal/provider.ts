export const PROVIDERS = ["usual", "literal"] as const;

/** How the sandbox answers: in its own way, or by the specification literally, in forms that a seed chooses. */
export type Provider = { readonly provider: (typeof PROVIDERS)[number]; readonly seed: number };

export function isProvider(value: unknown): value is Provider {
  if (typeof value !== "object" || value === null) return false;
  const { provider, seed } = value as Record<string, unknown>;
  return PROVIDERS.some((known) => known === provider) && Number.isSafeInteger(seed);
}
