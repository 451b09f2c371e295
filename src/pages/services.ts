import { createContext, useContext } from "react";

import type { Environment } from "#engine/environment.ts";
import type { SafeStorage } from "#lib/storage.ts";
import type { User } from "#provider/session.ts";
import type { Settings } from "#tenant/settings.ts";

import type { MenuEntry } from "./menu-entry.ts";

/** One kind of what the device keeps of the customer after they sign out. */
export type KeptThing = {
  readonly label: string;
  readonly lines: readonly string[];
  /** How many of them a wipe leaves, because they guard against paying twice. */
  readonly stays?: number;
};

export type KeptOnDevice = {
  readonly list: () => readonly KeptThing[];
  /** Takes out all but what guards against paying twice. */
  readonly wipe: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What pages get of the app around them. */
export type PageServices = {
  readonly environment: Environment;
  readonly settings: Settings;
  readonly user: User | undefined;
  /** Keeps what the bank says of the customer now where sign-in kept it. */
  readonly renewUser: (fields: Partial<User>) => void;
  /** All menu entries that have a route, in order, whatever the flags say. */
  readonly menu: readonly MenuEntry[];
  /** This device's storage, for preferences. */
  readonly device: SafeStorage;
  readonly kept: KeptOnDevice;
  /** What links to other sites need. */
  readonly leaving: {
    /** Hosts that need no question, with their port. */
    readonly hosts: readonly string[];
    /** Names the host of an address to the customer, who decides. */
    readonly ask: (href: string) => void;
  };
  /** Asks now about every pending payment. */
  readonly checkPayments: () => void;
};

export const PageServicesContext = createContext<PageServices | undefined>(undefined);

/** The services of this page. Throws outside of the app, which is a bug. */
export function usePageServices(): PageServices {
  const services = useContext(PageServicesContext);
  if (!services) throw new Error("There are no page services around this component.");
  return services;
}
