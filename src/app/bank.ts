import { createContext, useContext } from "react";

import type { Environment } from "#engine/environment.ts";
import type { Alone } from "#lib/storage/alone.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import type { Send } from "#provider/client.ts";
import type { Deployment } from "#provider/deployment.ts";
import type { CompanyProfile } from "#tenant/company.ts";
import type { SchemeStore } from "#tenant/scheme.ts";
import type { Settings } from "#tenant/settings.ts";

import type { OpenLanguage } from "./language/open-language.ts";
import type { SessionControl } from "./session/session-control.ts";
import type { TabChannel } from "./session/tab-channel.ts";

/**
 * The bank of this page: company, settings, session, and the client for the provider. There is one for each page load.
 */
export type Bank = {
  readonly deployment: Deployment;
  readonly companyKey: string;
  readonly company: CompanyProfile;
  /** Amounts and dates are written as its language does. */
  readonly settings: Settings;
  readonly language: OpenLanguage;
  /** It could not be asked for: this is how this device knows it from before. */
  readonly isLastKnown: boolean;
  readonly session: SessionControl;
  readonly send: Send;
  readonly channel: TabChannel;
  /** Local storage: values that survive a sign-out and are not personal. */
  readonly device: SafeStorage;
  /** Session storage: the end of the session empties it. */
  readonly tab: SafeStorage;
  /** Runs work of one name in one tab at a time, among all tabs of this device. */
  readonly alone: (name: string) => Alone;
  readonly scheme: SchemeStore;
  /** Wraps the environment of every screen, for a tool that watches screens from outside. */
  readonly around?: (environment: Environment) => Environment;
  /** Removes the bank's listeners. */
  readonly close: () => void;
};

export const BankContext = createContext<Bank | undefined>(undefined);

/** The bank of this page. Throws outside of the bank's context, which is a bug. */
export function useBank(): Bank {
  const bank = useContext(BankContext);
  if (!bank) throw new Error("There is no bank around this component.");
  return bank;
}
