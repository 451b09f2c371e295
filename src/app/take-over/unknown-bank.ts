import type { Bank } from "#app/bank.ts";
import { ENGLISH } from "#app/language/open-language.ts";
import type { SessionView } from "#app/session/session-control.ts";
import { defaultsLayer } from "#tenant/defaults.ts";
import { resolveSettings } from "#tenant/layers.ts";
import type { Scheme } from "#tenant/theme/theme.ts";
import { words } from "./words.ts";

const nobody: SessionView = { token: "", user: undefined, account: "", notice: undefined };
const light: Scheme = "light";

/** What a screen shows until its bank is known. */
const unknownNow = () => ({
  settings: { ...resolveSettings([defaultsLayer]).settings, brand: { name: "" } },
  company: { full_name: words.yourBank },
  session: { get: () => nobody, remembers: true },
  scheme: { get: () => light },
  deployment: { sandbox: false },
  isLastKnown: false,
  language: ENGLISH,
});

/**
 * A stand-in for a bank that is not known yet, with which the build renders screens. After `reveal` the same object
 * acts as the real bank, so that a screen that was opened meanwhile keeps working.
 */
export function unknownBank(bank: Bank): { readonly bank: Bank; readonly reveal: () => void } {
  let isKnown = false;
  const { session, scheme } = bank;
  const unknown = unknownNow();
  return {
    bank: {
      ...bank,
      isLastKnown: unknown.isLastKnown,
      language: unknown.language,
      deployment: { ...bank.deployment, ...unknown.deployment },
      session: {
        ...session,
        get: () => (isKnown ? session : unknown.session).get(),
        remembers: unknown.session.remembers,
      },
      scheme: { ...scheme, get: () => (isKnown ? scheme : unknown.scheme).get() },
      get settings() {
        return isKnown ? bank.settings : unknown.settings;
      },
      get company() {
        return isKnown ? bank.company : unknown.company;
      },
    },
    reveal: () => {
      isKnown = true;
    },
  };
}
