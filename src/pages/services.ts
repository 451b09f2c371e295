import { createContext, useContext } from "react";

import type { Environment } from "#engine/environment.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import type { User } from "#provider/session.ts";
import type { Settings } from "#tenant/settings.ts";

import type { PrintOutcome } from "#ui/receipt/receipt-host.ts";

import type { Favourites } from "./favourites.ts";
import type { MenuEntry } from "./menu-entry.ts";
import type { Narrowing } from "./transactions/read/filter.ts";

/** One kind of data about the customer that stays on the device after sign-out. */
export type KeptThing = {
  readonly label: string;
  readonly lines: readonly string[];
  /** How many of them a wipe keeps, because they guard against paying twice. */
  readonly stays?: number;
};

export type KeptOnDevice = {
  readonly list: () => readonly KeptThing[];
  /** Removes everything except the guards against paying twice. */
  readonly wipe: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What the app provides to pages. */
export type PageServices = {
  readonly environment: Environment;
  readonly settings: Settings;
  readonly user: User | undefined;
  /** Stores newer data about the customer where sign-in stored it. */
  readonly renewUser: (fields: Partial<User>) => void;
  /** All menu entries that have a route, in order, whatever the flags are. */
  readonly menu: readonly MenuEntry[];
  /** The billers that the customer has marked. */
  readonly favourites: Favourites;
  /** Local storage, for preferences. */
  readonly device: SafeStorage;
  /** What links to other sites need. */
  readonly leaving: {
    /** Hosts, with their port, to which links lead without a question. */
    readonly hosts: readonly string[];
    /** Shows the customer the host of an address; the customer decides. */
    readonly ask: (href: string) => void;
  };
  /** Prints transactions in a window of their own. */
  readonly statement: {
    readonly print: (filter: Narrowing) => PrintOutcome;
    /** Forgets what was handed to the window. */
    readonly release: () => void;
  };
  /** The username that is known of the customer, or "". */
  readonly username: string;
  /** Resolves if they are those of the customer who is signed in. Rejects with an error that `failureText` reads. */
  readonly confirmPassword: (username: string, password: string) => Promise<void>;
  /** Asks about every pending payment now. */
  readonly checkPayments: () => void;
};

export const PageServicesContext = createContext<PageServices | undefined>(undefined);

/** The services of this page. Throws outside of the app, which is a bug. */
export function usePageServices(): PageServices {
  const services = useContext(PageServicesContext);
  if (!services) throw new Error("There are no page services around this component.");
  return services;
}
