import { toKobo } from "#tests/bench/controls/shared/naira.ts";
import { quickAmounts } from "#tests/bench/controls/shared/airtime.ts";

import { Field } from "./field.tsx";

type AmountFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
};

export function AmountField({ value, error, onChange }: AmountFieldProps) {
  const kobo = toKobo(value);
  return (
    <Field name="amount" label="Amount" error={error}>
      {(control) => (
        <>
          <fieldset className="picks" aria-label="Quick amount">
            {quickAmounts.map((naira) => (
              <button
                key={naira}
                type="button"
                aria-pressed={naira * 100 === kobo}
                onClick={() => onChange(String(naira))}
              >
                ₦{naira}
              </button>
            ))}
          </fieldset>
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Field>
  );
}
