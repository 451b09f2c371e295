// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";

import { keepPressed } from "./keep-pressed.ts";

let kept: ReturnType<typeof keepPressed> | undefined;
afterEach(() => kept?.ignore());

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function open() {
  document.body.innerHTML = `
    <div id="root">
      <button type="button" id="show"><i></i></button>
      <form id="join"></form>
      <button type="submit" form="join"></button>
    </div>
    <button type="button" id="beside"></button>`;
  kept = keepPressed(document);
  return { ...kept, form: find("form") };
}

const submit = (form: HTMLElement, submitter?: HTMLElement) => {
  const event = Object.assign(new Event("submit", { cancelable: true, bubbles: true }), { submitter });
  form.dispatchEvent(event);
  return event;
};

test("keeps each press of a button in order, whatever in it was hit, and a form once however often it is sent", () => {
  const { form, pressed } = open();
  find("#show i").click();
  submit(form);
  submit(form);
  find("#show").click();
  expect(pressed).toEqual([find("#show"), form, find("#show")]);
});

test("a form that is sent goes nowhere, and its button says that it is at work until the app is there", () => {
  const { form, ignore } = open();
  const button = find("[type=submit]");
  expect(submit(form, button).defaultPrevented).toBe(true);
  expect(button.getAttribute("aria-busy")).toBe("true");
  ignore();
  expect(button.hasAttribute("aria-busy")).toBe(false);
});

test("what stands beside the screen, and what is pressed once the app is there, is not kept", () => {
  const { form, pressed, ignore } = open();
  find("#beside").click();
  ignore();
  find("#show").click();
  expect(submit(form).defaultPrevented).toBe(false);
  expect(pressed).toEqual([]);
});
