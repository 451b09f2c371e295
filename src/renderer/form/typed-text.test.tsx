import { cleanup, fireEvent, render, screen as page } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, expect, test } from "vitest";

import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { benchEnvironment, screenOf } from "#tests/support/open-screen.ts";
import { lateNames } from "#tools/meta-schema/words.ts";
import { loadLate } from "#renderer/late.ts";
import { OpenedContext } from "#renderer/screen-context.ts";
import { ScreenView } from "#renderer/screen-view.tsx";

// A field keeps the text that is typed into it: a key renders nothing, and what the program sets is shown all the same.

afterEach(cleanup);

const form = screenOf({
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["name", "phone", "amount", "copy"],
          properties: {
            name: { type: "string", title: "Name" },
            phone: { type: "string", title: "Phone" },
            amount: { type: "integer", title: "Amount" },
            copy: { type: "string", title: "Copy" },
          },
        },
        uiSchema: {
          phone: { "ui:widget": "phone" },
          amount: { "ui:widget": "money", "ui:options": { quickAmounts: [20, 100] } },
        },
        limits: { amount: { maximum: 50_000, clamp: true } },
        suggest: { copy: "$inputs.name" },
        submit: "Send",
      },
    },
    { name: "send", call: "POST send", body: { name: "$inputs.name" } },
  ],
});

const field = (name: string) => page.getByLabelText<HTMLInputElement>(name);

async function open() {
  let commits = 0;
  let store: ScreenStore | undefined;
  const { environment } = benchEnvironment({});
  const late = await loadLate(lateNames);
  render(
    <OpenedContext value={(one) => void (store = one)}>
      <Profiler id="screen" onRender={() => commits++}>
        <ScreenView screen={form} environment={environment} late={late} />
      </Profiler>
    </OpenedContext>,
  );
  return {
    type: (name: string, value: string) => {
      commits = 0;
      fireEvent.change(field(name), { target: { value } });
      return commits;
    },
    put: (inputs: Record<string, unknown>) => store!.change({ ...store!.getState().inputs, ...inputs }),
    input: (name: string) => store!.getState().inputs[name],
    isPicked: (name: string) => page.getByRole("button", { name }).getAttribute("aria-pressed"),
  };
}

test("a key in a text, a phone number or an amount renders nothing, and is the field's value", async () => {
  const { type, input } = await open();
  expect([
    type("Copy", "a"),
    type("Copy", "ab "),
    type("Phone", "+234 803 123 4567"),
    type("Amount", "1,2"),
  ]).toEqual([0, 0, 0, 0]);
  expect([input("copy"), input("phone"), input("amount")]).toEqual(["ab", "08031234567", "1,2"]);
  expect([field("Copy").value, field("Phone").value, field("Amount").value]).toEqual([
    "ab ",
    "+234 803 123 4567",
    "1,2",
  ]);
});

test("a key renders the field that takes its suggestion, and no other text changes", async () => {
  const { type } = await open();
  expect(type("Name", "Ada ")).toBe(1);
  expect([field("Name").value, field("Copy").value]).toEqual(["Ada ", "Ada"]);
  type("Copy", "Obi");
  expect(type("Name", "Ada L")).toBe(0);
  expect(field("Copy").value).toBe("Obi");
});

test("a value that the program sets takes the place of what was typed, also the value from before", async () => {
  const { type, put } = await open();
  type("Phone", "0803");
  put({ phone: undefined });
  await expect.poll(() => field("Phone").value).toBe("");
  type("Phone", "0805");
  put({ phone: "0803" });
  await expect.poll(() => field("Phone").value).toBe("0803");
});

test("an amount above its limit becomes the limit each time that it is typed", async () => {
  const { type, input } = await open();
  type("Amount", "501");
  expect([field("Amount").value, input("amount")]).toEqual(["500", 50_000]);
  type("Amount", "5000");
  expect([field("Amount").value, input("amount")]).toEqual(["500", 50_000]);
});

test("an amount marks its quick amount, by key, tap and program, and is written out when it is left", async () => {
  const { type, put, isPicked } = await open();
  expect(type("Amount", "2")).toBe(0);
  type("Amount", "20");
  expect(isPicked("₦20")).toBe("true");
  type("Amount", "200");
  expect(isPicked("₦20")).toBe("false");
  put({ amount: 2_000 });
  await expect.poll(() => isPicked("₦20")).toBe("true");
  expect(field("Amount").value).toBe("20");
  type("Amount", "20.5");
  expect(isPicked("₦20")).toBe("false");
  fireEvent.click(page.getByRole("button", { name: "₦100" }));
  expect([field("Amount").value, isPicked("₦100")]).toEqual(["100", "true"]);
  type("Amount", "100.50");
  fireEvent.blur(field("Amount"));
  expect(field("Amount").value).toBe("100.50");
});
