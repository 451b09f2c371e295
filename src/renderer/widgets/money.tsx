import { useMemo, useState, type KeyboardEvent } from "react";

import type { Value } from "#definition/value.ts";
import type { Limits } from "#engine/limits.ts";
import { resolveValue } from "#engine/value.ts";
import { formatAmount, typedKobo } from "#lib/money.ts";
import { QuickPicks } from "#ui/quick-picks.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextInput } from "#ui/text-input.tsx";

import { useScreenStore } from "#renderer/screen-context.ts";
import { defineWidget, inputText, textValue, type WidgetProps } from "#renderer/widget.ts";

export const widget = defineWidget({ name: "money", Component: MoneyWidget });

/**
 * An amount. The value is in kobo; a text that is not an amount, or can be read in two ways, stays as typed, and the
 * schema refuses it. Quick amounts are whole naira from the tenant's settings, as far as the field's limits allow them.
 */
function MoneyWidget({
  control,
  name,
  label,
  value,
  onChange,
  options,
  limits,
  disabled,
  readOnly,
}: WidgetProps) {
  const picks = useQuickAmounts(options.quickAmounts).filter((pick) => isWithin(pick.value, limits));
  const [typed, setTyped] = useState("");
  // Keep the customer's text as long as it has the same value; otherwise the value was set by the program.
  const text = toValue(typed) === value ? typed : readable(value);
  const set = (entered: string) => {
    const next = options.digitsOnly ? digitsOf(entered) : entered;
    setTyped(next);
    onChange(toValue(next));
  };
  return (
    <Stack $gap={2}>
      {picks.length > 0 && (
        <QuickPicks
          label={`Quick ${label.toLowerCase()}`}
          options={picks}
          value={typeof value === "number" ? value : undefined}
          onPick={(kobo) => set(readable(kobo))}
          disabled={disabled}
        />
      )}
      <TextInput
        {...control}
        name={name}
        start="₦"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => set(event.target.value)}
        onKeyDown={(event) => {
          if (options.digitsOnly && ["e", "E", "+", "-"].includes(event.key) && !isShortcut(event))
            event.preventDefault();
        }}
        onBlur={() => setTyped(readable(value))}
        placeholder={options.placeholder}
        disabled={disabled}
        readOnly={readOnly}
      />
    </Stack>
  );
}

function isShortcut({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function toValue(text: string): number | string | undefined {
  return typedKobo(text) ?? textValue(text.trim());
}

/** Digits and the decimal point. Commas are only removed between groups of three: `1,50` stays and is refused. */
function digitsOf(entered: string): string {
  const kept = entered.replaceAll(/[^\d.,]/g, "");
  return typedKobo(kept) === undefined ? kept : kept.replaceAll(",", "");
}

/** Kobo with separators, and without ".00"; any other value unchanged. */
function readable(value: unknown): string {
  return typeof value === "number" ? formatAmount(value).replace(/\.00$/, "") : inputText(value);
}

/** Amounts that the field would refuse are not offered. */
function isWithin(kobo: number, { minimum, maximum }: Limits): boolean {
  return kobo >= Number(minimum ?? -Infinity) && kobo <= Number(maximum ?? Infinity);
}

/** The same list as long as the amounts are the same: to write a number as money is dear, and a key is typed each moment. */
function useQuickAmounts(quickAmounts: Value | undefined): { value: number; label: string }[] {
  const store = useScreenStore();
  const amounts = quickAmounts === undefined ? [] : resolveValue(quickAmounts, store.scope());
  const text = JSON.stringify(amounts ?? null);
  return useMemo(() => {
    const all: unknown = JSON.parse(text);
    if (!Array.isArray(all)) return [];
    return all
      .filter((naira): naira is number => typeof naira === "number")
      .map((naira) => ({ value: naira * 100, label: `₦${naira.toLocaleString("en-US")}` }));
  }, [text]);
}
