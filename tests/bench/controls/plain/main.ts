import { toKobo } from "#tests/bench/controls/shared/naira.ts";

import {
  networkOf,
  noValues,
  validate,
  type Errors,
  type Values,
} from "#tests/bench/controls/shared/airtime.ts";
import { fetchWallets } from "#tests/bench/controls/shared/provider.ts";

import { find } from "./find.ts";
import { askPin } from "./pin-dialog.ts";

const form = find(HTMLFormElement, "#airtime");
const names = Object.keys(noValues) as (keyof Values)[];
const fields = {
  source_wallet_number: find(HTMLSelectElement, "#source_wallet_number"),
  network_provider: find(HTMLSelectElement, "#network_provider"),
  phone_number: find(HTMLInputElement, "#phone_number"),
  amount: find(HTMLInputElement, "#amount"),
};
const picks = [...form.querySelectorAll<HTMLButtonElement>("[data-pick]")];
let submitted = false;
let suggested = "";

function read(): Values {
  return Object.fromEntries(names.map((name) => [name, fields[name].value])) as Values;
}

function showErrors(errors: Errors): void {
  find(HTMLElement, "[data-summary]").hidden = Object.keys(errors).length === 0;
  for (const name of names) {
    const text = errors[name] ?? "";
    const error = find(HTMLElement, `#${name}-error`);
    error.textContent = text;
    error.hidden = text === "";
    fields[name].setAttribute("aria-invalid", String(text !== ""));
  }
}

function changed(): void {
  const kobo = toKobo(fields.amount.value);
  for (const pick of picks) {
    pick.setAttribute("aria-pressed", String(Number(pick.dataset["pick"]) * 100 === kobo));
  }
  if (submitted) showErrors(validate(read()));
}

/** Chooses the network of the number's prefix, unless the customer has chosen another. */
function suggestNetwork(): void {
  const { value } = fields.network_provider;
  if (value !== "" && value !== suggested) return;
  suggested = networkOf(fields.phone_number.value) ?? "";
  fields.network_provider.value = suggested;
}

async function showWallets(): Promise<void> {
  const select = fields.source_wallet_number;
  try {
    const wallets = await fetchWallets();
    select.replaceChildren(...wallets.map(({ number, label }) => new Option(label, number)));
    select.disabled = wallets.length === 0;
    if (wallets.length === 0) select.replaceChildren(new Option("No wallets available", ""));
  } catch {
    select.replaceChildren(new Option("Not available", ""));
    showErrors({ source_wallet_number: "Failed to fetch wallets" });
  }
}

fields.phone_number.addEventListener("input", suggestNetwork);
form.addEventListener("input", changed);
for (const pick of picks) {
  pick.addEventListener("click", () => {
    fields.amount.value = pick.dataset["pick"]!;
    changed();
  });
}
form.addEventListener("submit", (event) => {
  event.preventDefault();
  submitted = true;
  const errors = validate(read());
  showErrors(errors);
  const first = names.find((name) => errors[name] !== undefined);
  if (first !== undefined) return fields[first].focus();
  askPin(read(), () => {
    submitted = false;
    fields.network_provider.value = fields.phone_number.value = fields.amount.value = suggested = "";
    changed();
    void showWallets();
  });
});
void showWallets();
