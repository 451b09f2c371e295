import { createContext, useContext } from "react";

import type { Environment } from "#engine/environment.ts";
import type { Alone } from "#lib/alone.ts";
import type { SafeStorage } from "#lib/storage.ts";
import type { Send } from "#provider/client.ts";
import type { Deployment } from "#provider/deployment.ts";
import type { CompanyProfile } from "#tenant/company.ts";
import type { SchemeStore } from "#tenant/scheme.ts";
import type { Settings } from "#tenant/settings.ts";

import type { SessionControl } from "./session/session-control.ts";
import type { TabChannel } from "./session/tab-channel.ts";

/** The bank that this page is: company, settings, session, and the way to the provider. One for each page load. */
export type Bank = {
  readonly deployment: Deployment;
  readonly companyKey: string;
  readonly company: CompanyProfile;
  readonly settings: Settings;
  readonly session: SessionControl;
  readonly send: Send;
  readonly channel: TabChannel;
  /** This device's storage, for what survives a sign-out and is not personal. */
  readonly device: SafeStorage;
  /** This tab's storage, which the end of the session empties. */
  readonly tab: SafeStorage;
  /** For work that one tab does at a time: of the same name, among the tabs of this device. */
  readonly alone: (name: string) => Alone;
  readonly scheme: SchemeStore;
  /** Where a tool watches screens from outside: what it makes of what they get of the app. */
  readonly around?: (environment: Environment) => Environment;
  /** Ends what the bank listens to. */
  readonly close: () => void;
};

export const BankContext = createContext<Bank | undefined>(undefined);

/** The bank of this page. Throws outside of it, which is a bug. */
export function useBank(): Bank {
  const bank = useContext(BankContext);
  if (!bank) throw new Error("There is no bank around this component.");
  return bank;
}
