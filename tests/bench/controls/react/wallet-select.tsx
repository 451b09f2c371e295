import type { ControlProps } from "./field.tsx";
import type { Wallets } from "./use-wallets.ts";

type WalletSelectProps = {
  readonly control: ControlProps;
  readonly wallets: Wallets;
  readonly value: string;
  readonly onChange: (number: string) => void;
};

export function WalletSelect({ control, wallets, value, onChange }: WalletSelectProps) {
  const list = wallets.status === "ready" ? wallets.list : [];
  return (
    <select
      {...control}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={list.length === 0}
    >
      {list.length === 0 && <option value="">{emptyText(wallets.status)}</option>}
      {list.map(({ number, label }) => (
        <option key={number} value={number}>
          {label}
        </option>
      ))}
    </select>
  );
}

function emptyText(status: Wallets["status"]): string {
  if (status === "loading") return "Getting wallet...";
  return status === "failed" ? "Not available" : "No wallets available";
}
