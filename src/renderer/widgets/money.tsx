import { useMemo, useReducer, type KeyboardEvent } from "react";

import type { Value } from "#definition/value.ts";
import type { Limits } from "#engine/fields/limits.ts";
import { regionFor } from "#engine/values/own-currency.ts";
import { resolveValue } from "#engine/values/value.ts";
import { say } from "#lib/text/words.ts";
import { formatWholeMoney, toMinor } from "#lib/money/money.ts";
import type { Region } from "#lib/region.ts";
import { currencyAt, formatWholeAmount, typedDigits, typedMinor } from "#lib/money/money-field.ts";
import { QuickPicks } from "#ui/controls/quick-picks.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { useRegion, useScreenStore, useScreenValue } from "#renderer/screen-context.ts";
import { useTypedText } from "#renderer/form/typed-text.ts";
import { defineWidget, inputText, textValue, type WidgetProps } from "#renderer/form/widget.ts";

import { moneyRefusal } from "./money-refusal.ts";
import { words } from "./words.ts";

export const widget = defineWidget({
  name: "money",
  Component: MoneyWidget,
  read: (text, { options, scope }) => toValue(text, regionFor(options.currency, scope)),
  limit: (limit, { options, scope }) => {
    const region = regionFor(options.currency, scope);
    return region && formatWholeMoney(limit, region);
  },
  refusal: (keyword, params, { options, scope }) =>
    moneyRefusal(keyword, params, regionFor(options.currency, scope)),
  keepsText: true,
});

/**
 * An amount. The value is in minor units; a text that is not an amount, or can be read in two ways, stays as typed, and
 * the schema refuses it. Quick amounts are whole major units from the tenant's settings, as far as the field's limits
 * allow them.
 */
function MoneyWidget(props: WidgetProps) {
  const { control, name, label, valueNow, onChange, options, limits, disabled, readOnly } = props;
  const region = useFieldRegion(options.currency);
  const amounts = useQuickAmounts(options.quickAmounts, region);
  const picks = amounts.filter((pick) => isWithin(pick.value, limits));
  const pickedNow = () => picks.find(({ value }) => value === valueNow())?.value;
  const picked = pickedNow();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { ref } = useTypedText(
    props,
    (text) => toValue(text, region),
    (value) => readable(value, region),
  );
  const show = (text: string) => {
    const input = ref.current!;
    if (input.value !== text) input.value = text;
  };
  const set = (entered: string) => {
    const next = options.digitsOnly && region ? typedDigits(entered, region) : entered;
    show(next);
    onChange(toValue(next, region));
    if (pickedNow() !== picked) render();
  };
  return (
    <>
      {picks.length > 0 && (
        <QuickPicks
          label={say(words.quick, { value: label.toLowerCase() })}
          options={picks}
          value={picked}
          onPick={(minor) => set(readable(minor, region))}
          disabled={disabled}
        />
      )}
      <TextInput
        {...control}
        ref={ref}
        name={name}
        {...(region && currencyAt(region))}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => set(event.target.value)}
        // Only where it is needed: React makes an event of its own for it at every key.
        onKeyDown={options.digitsOnly ? refuseSigns : undefined}
        onBlur={() => show(readable(valueNow(), region))}
        placeholder={options.placeholder}
        disabled={disabled}
        readOnly={readOnly}
      />
    </>
  );
}

/** Signs and the letter of an exponent do not get into the field. A shortcut still works. */
function refuseSigns(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (["e", "E", "+", "-"].includes(event.key) && !isShortcut) event.preventDefault();
}

/** As long as the currency is not known, an amount is a text. */
function toValue(text: string, region: Region | undefined): number | string | undefined {
  return (region && typedMinor(text, region)) ?? textValue(text.trim());
}

/** Minor units with marks between groups, and without decimals when they are all 0; any other value unchanged. */
function readable(value: unknown, region: Region | undefined): string {
  return typeof value === "number" && region ? formatWholeAmount(value, region) : inputText(value);
}

/** Amounts that the field would refuse are not offered. */
function isWithin(minor: number, { minimum, maximum }: Limits): boolean {
  return minor >= Number(minimum ?? -Infinity) && minor <= Number(maximum ?? Infinity);
}

/** The bank's country, with the field's own currency if it has one. */
function useFieldRegion(currency: Value | undefined): Region | undefined {
  const bank = useRegion();
  const code = useScreenValue(
    (store) => regionFor(currency, store.scope())?.currency,
    currency !== undefined,
  );
  return useMemo(() => (code === undefined ? undefined : { ...bank, currency: code }), [bank, code]);
}

/** The same list as long as the amounts are the same: to write a number as money is dear, and a key is typed each moment. */
function useQuickAmounts(
  quickAmounts: Value | undefined,
  region: Region | undefined,
): { value: number; label: string }[] {
  const store = useScreenStore();
  const amounts = quickAmounts === undefined ? [] : resolveValue(quickAmounts, store.scope());
  const text = JSON.stringify(amounts ?? null);
  return useMemo(() => {
    const all: unknown = JSON.parse(text);
    if (!Array.isArray(all) || !region) return [];
    return all
      .map((major) => (typeof major === "number" ? toMinor(major, region) : undefined))
      .filter((minor) => minor !== undefined)
      .map((minor) => ({ value: minor, label: formatWholeMoney(minor, region) }));
  }, [text, region]);
}
