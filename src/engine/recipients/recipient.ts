import type { Screen } from "#definition/compiled.ts";
import { isPresent } from "#engine/values/complete.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { without, type Inputs } from "#engine/state/screen-state.ts";
import { withoutSecrets } from "#engine/state/secrets.ts";
import { resolveToText } from "#engine/values/value.ts";

import { isRecipientValue, type Recipient, type RecipientValue } from "./recipients.ts";

/** The recipient of a payment that is sent now, by the screen's `recipients`; undefined when it has none. */
export function recipientOf(screen: Screen, sent: Scope): Recipient | undefined {
  if (!screen.recipients) return undefined;
  const scope = withoutSecrets(screen, sent);
  const label = resolveToText(screen.recipients.label, scope);
  const detail = resolveToText(screen.recipients.detail, scope);
  const inputs = named(screen, scope.inputs as Inputs);
  if (label === "" || Object.keys(inputs).length === 0) return undefined;
  return { inputs, label, ...(detail && { detail }) };
}

/**
 * The inputs after a recipient was picked: those that the screen names become the recipient's, or empty if it has none.
 * Stored inputs that the screen does not name are ignored.
 */
export function withRecipient(screen: Screen, inputs: Inputs, recipient: Recipient): Inputs {
  return { ...without(inputs, screen.recipients?.inputs ?? []), ...named(screen, recipient.inputs) };
}

/** Whether the inputs are those of this recipient. */
export function isPicked(screen: Screen, inputs: Inputs, recipient: Recipient): boolean {
  const names = screen.recipients?.inputs ?? [];
  const theirs = named(screen, recipient.inputs);
  return names.every((name) => (isPresent(inputs[name]) ? inputs[name] : undefined) === theirs[name]);
}

function named(screen: Screen, inputs: Inputs): Record<string, RecipientValue> {
  const entries = (screen.recipients?.inputs ?? []).flatMap((name) => {
    const value = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    return isPresent(value) && isRecipientValue(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
