import { useState, type FormEvent } from "react";

import { networkOf, networks, validate, type Values } from "#tests/bench/controls/shared/airtime.ts";

import { AmountField } from "./amount-field.tsx";
import { Field } from "./field.tsx";
import type { Wallets } from "./use-wallets.ts";
import { WalletSelect } from "./wallet-select.tsx";

type AirtimeFormProps = {
  readonly wallets: Wallets;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly onSubmit: (values: Values) => void;
};

export function AirtimeForm({ wallets, values, onChange, onSubmit }: AirtimeFormProps) {
  const [submitted, setSubmitted] = useState(false);
  const [suggested, setSuggested] = useState("");
  const first = wallets.status === "ready" ? (wallets.list[0]?.number ?? "") : "";
  const current = { ...values, source_wallet_number: values.source_wallet_number || first };
  const errors = submitted ? validate(current) : {};
  const set = (name: keyof Values, value: string) => onChange({ ...values, [name]: value });

  const changePhone = (phone: string) => {
    const mayChoose = values.network_provider === "" || values.network_provider === suggested;
    const network = networkOf(phone) ?? "";
    if (mayChoose) setSuggested(network);
    onChange({ ...values, phone_number: phone, ...(mayChoose && { network_provider: network }) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refusals = Object.keys(validate(current));
    setSubmitted(refusals.length > 0);
    if (refusals.length === 0) return onSubmit(current);
    event.currentTarget.querySelector<HTMLElement>(`[name="${refusals[0]!}"]`)?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      {Object.keys(errors).length > 0 && (
        <p className="error" role="alert">
          Please fill in all fields
        </p>
      )}
      <Field
        name="source_wallet_number"
        label="Wallet"
        error={wallets.status === "failed" ? "Failed to fetch wallets" : errors.source_wallet_number}
      >
        {(control) => (
          <WalletSelect
            control={control}
            wallets={wallets}
            value={current.source_wallet_number}
            onChange={(number) => set("source_wallet_number", number)}
          />
        )}
      </Field>
      <Field name="network_provider" label="Network" error={errors.network_provider}>
        {(control) => (
          <select
            {...control}
            value={values.network_provider}
            onChange={(event) => set("network_provider", event.target.value)}
          >
            <option value="">Choose a network</option>
            {networks.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="phone_number" label="Phone Number" error={errors.phone_number}>
        {(control) => (
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={values.phone_number}
            onChange={(event) => changePhone(event.target.value)}
          />
        )}
      </Field>
      <AmountField value={values.amount} error={errors.amount} onChange={(amount) => set("amount", amount)} />
      <button type="submit">Continue</button>
    </form>
  );
}
