import type { Screen } from "#definition/compiled.ts";
import type { Environment, PerformedEffect } from "#engine/environment.ts";
import { extras } from "#engine/extras.ts";
import { openJournal } from "#engine/journal.ts";
import { openRecipients } from "#engine/recipients.ts";
import { createScreenStore, type ScreenStore } from "#engine/screen-store.ts";
import { openUnanswered } from "#engine/unanswered.ts";
import { aloneByStorage } from "#lib/alone.ts";
import { memoryStorage, safeStorage, type SafeStorage } from "#lib/storage.ts";
import { createClient, type ProviderRequest, type Send } from "#provider/client.ts";
import { companies } from "#sandbox/demo/companies.ts";
import { resolveTexts } from "#tenant/load.ts";

import type { Person, World } from "./world.ts";

const HOST = "http://sandbox.test";
const { settings } = resolveTexts("demo", companies["demo"], undefined);

/** Storage of one device: its tabs share what is put there. */
export type Device = { readonly tab: () => Tab };

export type Tab = {
  readonly environment: Environment;
  readonly effects: readonly PerformedEffect[];
  readonly open: (screen: Screen) => ScreenStore;
  readonly close: () => void;
};

export type DeviceOptions = {
  readonly person: Person;
  readonly stored: unknown;
  /** Nothing can be written there. */
  readonly isFull: boolean;
  /** A request to this path is given up at once. */
  readonly givesUp: (request: ProviderRequest) => boolean;
};

/** A device on which a customer is signed in. */
export function openDevice(world: World, { person, stored, isFull, givesUp }: DeviceOptions): Device {
  const native = isFull ? fullStorage() : memoryStorage();
  const send = sender(person, givesUp);
  return {
    tab: () => {
      const storage = safeStorage(() => native);
      const effects: PerformedEffect[] = [];
      const environment: Environment = {
        send,
        context: () => ({ user: person.user, company: companies["demo"], settings, stored }),
        perform: (effect) => void effects.push(effect),
        journal: openJournal([storage], "account"),
        unanswered: openUnanswered([storage], "account"),
        alone: aloneByStorage("payments", storage, world),
        recipients: openRecipients(storage, "account"),
        drafts: draftsIn(storage),
        moneyMoved: () => {},
        now: world.now,
        pause: world.pause,
      };
      let leave: (() => void) | undefined;
      return {
        environment,
        effects,
        open: (screen) => {
          leave?.();
          const store = createScreenStore(screen, environment, extras);
          leave = store.open();
          return store;
        },
        close: () => leave?.(),
      };
    },
  };
}

function sender({ token }: Person, givesUp: DeviceOptions["givesUp"]): Send {
  const send = createClient({
    bases: { provider: `${HOST}/api/v1/`, platform: `${HOST}/platform/api/v1/`, vas: `${HOST}/` },
    credentials: () => ({ token, applicationId: "campaign" }),
    onUnauthorized: () => {},
  });
  return async (request) => await send(givesUp(request) ? { ...request, timeout: 1 } : request);
}

function draftsIn(storage: SafeStorage): Environment["drafts"] {
  return {
    read: (screen) => storage.read(`draft.${screen}`),
    write: (screen, draft) => storage.write(`draft.${screen}`, draft),
    remove: (screen) => storage.remove(`draft.${screen}`),
  };
}

function fullStorage() {
  return {
    length: 1,
    key: () => "other",
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => {},
  };
}
