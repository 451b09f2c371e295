import { createContext, useContext, useLayoutEffect, useMemo, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";

import type { Environment } from "#engine/environment.ts";

import { useBank } from "./bank.ts";
import { createEnvironment } from "./environment.ts";
import { bindNavigation } from "./navigation.ts";
import { useSession } from "./session/use-session.ts";

/** Where screens and pages find their environment. */
export const EnvironmentContext = createContext<Environment | undefined>(undefined);

/** Provides the environment of the signed-in customer; each customer gets their own. */
export function EnvironmentProvider({ children }: { children: ReactNode }) {
  const bank = useBank();
  const { account } = useSession();
  const navigate = useNavigate();

  useLayoutEffect(() => bindNavigation(navigate), [navigate]);
  const environment = useMemo(() => {
    const usual = createEnvironment(bank, account);
    return bank.around?.(usual) ?? usual;
  }, [bank, account]);
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

/** What the app gives the engine. Throws outside of the app, which is a bug. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error("There is no environment around this component.");
  return environment;
}
