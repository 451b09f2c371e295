import type { Fault } from "#sandbox/http/fault.ts";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** The control with a label. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: "input, select, textarea" });
}

/** A field's description for screen readers: its error, hint and notes. */
export function description(label: string): string {
  const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")
    .trim();
}

/** The customer's inputs by label, in order. */
export type Values = Readonly<Record<string, string>>;

/** Fills in a payment by pasting. Waits for lists that load. */
export async function fillIn(user: UserEvent, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const group = screen.queryByRole("radiogroup", { name: label });
    const control = group?.querySelector<HTMLElement>(`[value="${value}"]`) ?? field(label);
    if (group) await user.click(control);
    else if (control.matches("select")) await choose(user, label, value);
    else {
      // A field over a list can be filled in once the list is there.
      await waitFor(() => expect(control.matches(":disabled, [readonly]")).toBe(false));
      await user.clear(control);
      await user.click(control);
      if (value !== "") await user.paste(value);
      if (control.getAttribute("role") === "combobox") {
        await user.click(await screen.findByText(value, { selector: "[role=option] *, [role=option]" }));
      }
    }
  }
}

async function choose(user: UserEvent, label: string, value: string): Promise<void> {
  const option = `option[value="${value}"]`;
  await waitFor(() => expect(field(label).querySelector(option)).not.toBeNull());
  await user.selectOptions(field(label), value);
}

/** Waits until a look-up has filled in a name, and returns it. */
export async function named(label: string): Promise<string> {
  await waitFor(() => expect(field(label).value).not.toBe(""));
  return field(label).value;
}

/** Presses the button of the form on the page. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByText(name, { selector: "main button, main button *" }));
}

/** The dialog with this title. */
export async function dialog(title: string): Promise<HTMLDialogElement> {
  const heading = await screen.findByText(title, { selector: "dialog h2" });
  return heading.closest("dialog")!;
}

/** Enters the PIN in its dialog, and sends it. */
export async function enterPin(user: UserEvent, pin = "1234"): Promise<void> {
  await dialog("Enter Transaction PIN");
  await user.click(pinField());
  if (pin !== "") await user.paste(pin);
  await user.keyboard("{Enter}");
}

export function pinField(): HTMLInputElement {
  return field("Transaction PIN");
}

/** Returns title and text of the alert, and dismisses it, because it would outlive the test. */
export async function alert(user: UserEvent): Promise<string[]> {
  const shown = await waitFor(() => present(document.querySelector<HTMLElement>("[role=alertdialog]")));
  const text = document.getElementById(shown.getAttribute("aria-describedby") ?? "");
  const said = [shown.querySelector("h2")?.textContent ?? "", text?.textContent ?? ""];
  await user.click(within(shown).getByText("OK"));
  return said;
}

/** Waits for what an open dialog says of a call that has failed: title and text. Nothing opens above it. */
export async function failure(): Promise<string[]> {
  const title = await waitFor(() => present(document.querySelector("dialog [role=alert] strong")));
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
  const [, ...texts] = title.parentElement!.childNodes;
  return [title.textContent, texts.map((text) => text.textContent).join("")];
}

/** What stands at the PIN, which is empty and has the focus. It is announced too. */
export async function pinProblem(): Promise<string> {
  await waitFor(() => expect(pinField().getAttribute("aria-invalid")).toBe("true"));
  await waitFor(() => expect(document.activeElement).toBe(pinField()));
  expect(pinField().value).toBe("");
  const described = pinField().getAttribute("aria-describedby")!.split(" ");
  const text = described.map((id) => document.getElementById(id)?.textContent).join(" ");
  expect(document.querySelector("dialog [role=alert]")?.textContent).toBe(text);
  return text;
}

/** Waits for the result that stands in place of the form, under the focus, and returns its heading and what was said. */
export async function end(): Promise<string[]> {
  const heading = await waitFor(() => present(document.querySelector("section h2:focus")));
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
  const said = document.getElementById(heading.getAttribute("aria-describedby")!);
  return [heading.textContent, said?.firstElementChild?.textContent ?? ""];
}

/** Rows of the first list inside an element, `label: value`. */
export function rows(within_: Element): string[] {
  const lines = within_.querySelectorAll("dl > div");
  return [...lines].map(
    (line) => `${line.querySelector("dt")?.textContent}: ${line.querySelector("dd")?.textContent}`,
  );
}

/** Waits for the permanent result, and returns how much went to whom, and its rows. */
export async function result(outcome: "successful" | "failed" | "pending"): Promise<string[]> {
  const shown = await screen.findByLabelText(`Payment ${outcome}`, { selector: "section" });
  return [shown.querySelector("h2 + p")?.textContent ?? "", ...rows(shown)];
}

/** Heading and texts of the error summary, in order. */
export async function problems(): Promise<string[]> {
  const heading = await waitFor(() => present(document.querySelector("[role=alert] h2")));
  const items = heading.parentElement?.querySelectorAll("li") ?? [];
  return [heading, ...items].map(({ textContent }) => textContent ?? "");
}

/** Waits for a toast. */
export async function toast(text: string): Promise<HTMLElement> {
  return await screen.findByText(text, { selector: "[aria-live] p" });
}

/** Labels of the form, in order, without those of choices. */
export function labels(): (string | null)[] {
  const all = document.querySelector("main form")?.querySelectorAll("label, legend") ?? [];
  return [...all]
    .filter((one) => !one.querySelector("input[type=radio]"))
    .map(({ textContent }) => textContent);
}

/** The choices of a group, by value, with the chosen one first. */
export function choices(label: string): string[] {
  const all = within(screen.getByRole("radiogroup", { name: label })).getAllByRole<HTMLInputElement>("radio");
  return all.toSorted((one, other) => Number(other.checked) - Number(one.checked)).map(({ value }) => value);
}

/** Texts of the quick amounts. */
export function quickAmounts(): string {
  const picks = screen.getByLabelText("Quick amount").querySelectorAll("button");
  return [...picks].map(({ textContent }) => textContent).join(" ");
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error("not there yet");
  return value;
}

/** The bank's refusal of a call, with or without a message. */
export function refuses(status: number, message?: string): Omit<Fault, "route"> {
  return { kind: "status", status, body: { status: false, message } };
}
