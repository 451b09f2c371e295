import { PROVIDERS, type Provider } from "#sandbox/server.ts";

import { Advice } from "./advice.ts";

/** Options of commands that serve a sandbox: `--provider literal --seed 7`. */
export const providerOptions = {
  provider: { type: "string", default: "usual" },
  seed: { type: "string", default: "1" },
} as const;

/** The provider that the options name. Throws `Advice` for an unknown one. */
export function parseProvider(options: { readonly provider: string; readonly seed: string }): Provider {
  const provider = PROVIDERS.find((known) => known === options.provider);
  if (!provider)
    throw new Advice(`There is no provider "${options.provider}": use ${PROVIDERS.join(" or ")}.`);
  const seed = /^\d{1,9}$/.test(options.seed) ? Number(options.seed) : undefined;
  if (seed === undefined) throw new Advice(`"${options.seed}" is not a seed: use a whole number.`);
  return { provider, seed };
}
