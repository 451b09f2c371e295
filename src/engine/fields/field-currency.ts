import type { Ask } from "#definition/compiled.ts";
import type { Value } from "#definition/value.ts";
import { formatTyped } from "#lib/money/money.ts";
import { typedMinor } from "#lib/money/money-field.ts";
import type { Region } from "#lib/region.ts";
import { regionFor } from "#engine/values/own-currency.ts";
import { asks } from "#engine/state/screen-facts.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import type { Inputs } from "#engine/state/screen-state.ts";
import type { Scope } from "#engine/scope/scope.ts";

type Hints = { readonly "ui:options"?: { readonly currency?: Value } };

/** How a field's amount is written: in its own currency, else in the bank's. Undefined while its own is not known. */
export function fieldRegion(ask: Ask, field: string, scope: Scope): Region | undefined {
  return regionFor(namedCurrency(ask, field), scope);
}

/** What a field had when its currency was looked at last. */
type Seen = { readonly region: Region | undefined; readonly value: unknown };

/**
 * Keeps what was typed when the currency of a field changes: 1,500 naira become 1,500 yen, though these are other minor
 * units. As long as the currency is not known an amount is a text, as it was typed.
 * @returns the inputs that change
 */
export function createFieldCurrencies({ screen, state, scope }: ScreenHost): () => Inputs {
  const fields = asks(screen).flatMap((ask) =>
    Object.keys(ask.uiSchema ?? {})
      .filter((field) => namedCurrency(ask, field) !== undefined)
      .map((field) => ({ ask, field })),
  );
  const seen = new Map<string, Seen>();

  return () => {
    const { inputs } = state();
    const changes = fields.flatMap(({ ask, field }) => {
      const region = fieldRegion(ask, field, scope());
      const before = seen.get(field);
      const value =
        region?.currency === before?.region?.currency
          ? inputs[field]
          : inOther(inputs[field], before, region);
      seen.set(field, { region, value });
      return value === inputs[field] ? [] : [[field, value] as const];
    });
    return Object.fromEntries(changes);
  };
}

/** A number that came with the new currency, from a draft or an earlier payment, is in it already. */
function inOther(value: unknown, before: Seen | undefined, now: Region | undefined): unknown {
  const wasTyped = before?.region !== undefined && value === before.value;
  const text = typeof value === "number" && wasTyped ? formatTyped(value, before.region) : value;
  return typeof text === "string" && now ? (typedMinor(text, now) ?? text) : text;
}

function namedCurrency({ uiSchema }: Ask, field: string): Value | undefined {
  return (uiSchema?.[field] as Hints | undefined)?.["ui:options"]?.currency;
}
