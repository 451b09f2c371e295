import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, expect, test } from "vitest";

import type { Ask, Screen } from "#definition/compiled.ts";
import { lateNames } from "#tools/meta-schema/words.ts";
import { LARGE, largeForm } from "#tests/support/large-form.ts";
import { benchEnvironment, screenOf } from "#tests/support/open-screen.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";

import type { Widget } from "./widget.ts";

// A key in a large form costs what the field costs and what depends on it, whatever else stands in the form: counted, because times
// are those of a machine.

afterEach(cleanup);

/** The form, and what happened in it since the last look: fields rendered, by name, validations and commits. */
async function openLarge() {
  let [fields, validations, commits]: [string[], number, number] = [[], 0, 0];
  const large = screenOf(largeForm);
  countValidations(large, () => validations++);
  const late = await loadLate(lateNames);
  const text: Widget = {
    name: "text",
    Component: ({ control, name, value, onChange }) => {
      fields.push(name);
      return (
        <input
          {...control}
          value={typeof value === "string" ? value : ""}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      );
    },
  };
  const { environment } = benchEnvironment({});
  render(
    <Profiler id="screen" onRender={() => commits++}>
      <ScreenView
        screen={large}
        environment={environment}
        late={{ ...late, widgets: { ...late.widgets, text } }}
      />
    </Profiler>,
  );
  const since = () => {
    const counts = { fields, validations, commits };
    [fields, validations, commits] = [[], 0, 0];
    return counts;
  };
  return { opened: since(), since };
}

/** Wraps the function that was compiled for the whole of the form. */
function countValidations({ steps }: Screen, count: () => void): void {
  const { ask } = steps[0] as { ask: Ask };
  const apply = (judge: (value: unknown) => boolean, _self: unknown, [value]: unknown[]) => {
    count();
    return judge(value);
  };
  Object.assign(ask, { judge: new Proxy(ask.judge, { apply }) });
}

// By id: a search by label or role looks at every field each time.
const field = (index: number) => document.getElementById(`test-screen-0-field_${index}`)!;
const type = (index: number, value: string) => fireEvent.change(field(index), { target: { value } });
const send = () => fireEvent.click(screen.getByText("Send"));

test("a large form renders each field once, and judges nothing", async () => {
  const { opened } = await openLarge();
  expect(opened.fields).toHaveLength(LARGE);
  expect(opened.validations).toBe(0);
});

test("a key renders its field and no other, once", async () => {
  const { since } = await openLarge();
  type(100, "1");
  expect(since()).toEqual({ fields: ["field_100"], validations: 0, commits: 1 });
  type(100, "12");
  expect(since()).toEqual({ fields: ["field_100"], validations: 0, commits: 1 });
});

test("a key renders what depends on its field, and nothing else", async () => {
  const { since } = await openLarge();
  // The suggestion.
  type(0, "1");
  expect(since()).toEqual({ fields: ["field_0", "field_2"], validations: 0, commits: 1 });
  // What is shown no more has nothing to render.
  type(0, "3");
  expect(since()).toEqual({ fields: ["field_0", "field_2"], validations: 0, commits: 1 });
  type(0, "12");
  expect(since()).toEqual({ fields: ["field_0", "field_1", "field_2"], validations: 0, commits: 1 });
});

test("a refused form is judged once for each key, and renders the fields whose error changes", async () => {
  const { since } = await openLarge();
  type(7, "7");
  since();
  send();
  const refused = since();
  expect(refused.validations).toBe(1);
  expect(refused.fields).toHaveLength(LARGE - 1);
  expect(refused.fields).not.toContain("field_7");

  type(100, "a");
  expect(since()).toEqual({ fields: ["field_100"], validations: 1, commits: 1 });
  type(100, "1");
  expect(since()).toEqual({ fields: ["field_100"], validations: 1, commits: 1 });
  expect(field(100).getAttribute("aria-invalid")).toBeNull();
  expect(field(99).getAttribute("aria-invalid")).toBe("true");
});
