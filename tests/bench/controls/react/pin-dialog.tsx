import { useState, type FormEvent } from "react";

import { reviewOf, type Values } from "#tests/bench/controls/shared/airtime.ts";
import { buyAirtime, type Result } from "#tests/bench/controls/shared/provider.ts";

import { Field } from "./field.tsx";
import { Modal } from "./modal.tsx";

type PinDialogProps = {
  readonly values: Values;
  readonly onCancel: () => void;
  readonly onResult: (result: Result) => void;
};

/** Asks for the PIN, then buys. Each opening has one intent, and so makes at most one purchase. */
export function PinDialog({ values, onCancel, onResult }: PinDialogProps) {
  const [intent] = useState(() => crypto.randomUUID());
  const [pin, setPin] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const refusal = refusePin(pin);
    setError(refusal);
    if (refusal !== undefined) return;
    setBusy(true);
    onResult(await buyAirtime(values, pin, intent));
    setBusy(false);
  };

  return (
    <Modal title="Enter Transaction PIN" onClose={onCancel}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <dl>
          {reviewOf(values).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Field name="transaction_pin" label="Transaction PIN" error={error}>
          {(control) => (
            <input
              {...control}
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={pin}
              onChange={(event) => setPin(event.target.value.replaceAll(/\D/g, ""))}
            />
          )}
        </Field>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" disabled={busy}>
          {busy ? "Please wait..." : "Buy Airtime"}
        </button>
      </form>
    </Modal>
  );
}

function refusePin(pin: string): string | undefined {
  if (pin === "") return "Please enter your transaction PIN";
  return /^\S{4}$/.test(pin) ? undefined : "Enter all 4 characters of your transaction PIN";
}
