import type { Plugin } from "vite";

import { checkScreens } from "#tools/compile-screen/check-screens.ts";
import { compileScreen } from "#tools/compile-screen/compile-screen.ts";

/** Checks and compiles screens, and keeps what it knows of those that stay as they are. */
export type Checks = {
  readonly checkScreens: typeof checkScreens;
  readonly compileScreen: typeof compileScreen;
};

/** Those of this copy of the code. */
export const ownChecks: Checks = { checkScreens, compileScreen };

const NAME = "bank:shared-checks";

type Lent = { readonly take: () => Checks | undefined };

/**
 * Lends the checks of the command that serves to the plugin of screens: Vite bundles its configuration for itself, so everything would be
 * checked and kept twice in one process, which with a thousand screens takes ten seconds more. They are lent once: Vite loads
 * the configuration again when its code has changed, and that code is the newer.
 */
export function sharedChecks(): Plugin<Lent> {
  let rest: Checks | undefined = ownChecks;
  const take = () => {
    const taken = rest;
    rest = undefined;
    return taken;
  };
  return { name: NAME, apply: "serve", api: { take } };
}

/** What one of these plugins lends; undefined if there is none, or nothing left. */
export function lentChecks(plugins: readonly Plugin[]): Checks | undefined {
  const found = plugins.find(({ name }) => name === NAME) as Plugin<Lent> | undefined;
  return found?.api?.take();
}
