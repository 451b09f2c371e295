import { reviewOf, type Values } from "#tests/bench/controls/shared/airtime.ts";
import { buyAirtime, type Result } from "#tests/bench/controls/shared/provider.ts";

import { find } from "./find.ts";

const dialog = find(HTMLDialogElement, "#pin");
const pin = find(HTMLInputElement, "#transaction_pin");
const error = find(HTMLElement, "#transaction_pin-error");
const submit = find(HTMLButtonElement, "[type=submit]", dialog);
let intent = "";
let values: Values;
let onBought = () => {};

/** Asks for the PIN, then buys. Each opening has one intent, and so makes at most one purchase. */
export function askPin(confirmed: Values, bought: () => void): void {
  values = confirmed;
  onBought = bought;
  intent = crypto.randomUUID();
  const rows = reviewOf(confirmed).flatMap(([label, value]) => [element("dt", label), element("dd", value)]);
  find(HTMLElement, "[data-review]", dialog).replaceChildren(...rows);
  pin.value = "";
  showError("");
  dialog.showModal();
}

async function buy(): Promise<void> {
  if (submit.disabled) return;
  if (pin.value === "") return showError("Please enter your transaction PIN");
  if (!/^\S{4}$/.test(pin.value)) return showError("Enter all 4 characters of your transaction PIN");
  setBusy(true);
  const result = await buyAirtime(values, pin.value, intent);
  setBusy(false);
  if (result.title !== "Failed") {
    dialog.close();
    onBought();
  }
  showResult(result);
}

function setBusy(busy: boolean): void {
  submit.disabled = busy;
  submit.textContent = busy ? "Please wait..." : "Buy Airtime";
}

function showError(text: string): void {
  error.textContent = text;
  error.hidden = text === "";
  pin.setAttribute("aria-invalid", String(text !== ""));
}

function showResult({ title, text }: Result): void {
  const result = find(HTMLDialogElement, "#result");
  find(HTMLElement, "#result-title").textContent = title;
  find(HTMLElement, "[data-text]", result).textContent = text;
  result.showModal();
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

find(HTMLElement, "form", dialog).addEventListener("submit", (event) => {
  event.preventDefault();
  void buy();
});
find(HTMLElement, "[data-cancel]", dialog).addEventListener("click", () => dialog.close());
pin.addEventListener("input", () => {
  pin.value = pin.value.replaceAll(/\D/g, "");
});
