import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ComboboxOption } from "./combobox-state.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { Field } from "./field.tsx";

const many: readonly ComboboxOption[] = Array.from({ length: 500 }, (_, index) => ({
  value: String(index),
  label: `Bank ${String.fromCodePoint(65 + (index % 26))}${index}`,
  detail: `9${index}`,
}));
const few: readonly ComboboxOption[] = [
  { value: "011", label: "First Bank" },
  { value: "058", label: "Guaranty Trust Bank" },
  { value: "033", label: "United Bank" },
];

const onChange = vi.fn<(value: string | undefined) => void>();
const submit = vi.fn<() => void>();

type ExampleProps = Pick<ComboboxProps, "options" | "busy"> & { start?: string };

function Example({ start, ...list }: ExampleProps) {
  const [value, setValue] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field id="bank" label="Bank" hint="Where the money goes">
        {(control) => (
          <Combobox
            control={control}
            name="bank_id"
            label="bank"
            {...list}
            placeholder={list.busy ? "Getting banks..." : "Type to search"}
            value={value}
            onChange={(next) => {
              onChange(next);
              setValue(next);
            }}
          />
        )}
      </Field>
      <button type="button" onClick={() => setValue("033")}>
        Recent
      </button>
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Bank" });
const rows = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const highlighted = () =>
  document.getElementById(box().getAttribute("aria-activedescendant") ?? "")?.textContent;
const said = () => screen.getByRole("status").textContent;

beforeEach(() => {
  onChange.mockReset();
  submit.mockReset();
});
afterEach(cleanup);

function open(options = few, start?: string) {
  render(<Example options={options} {...(start !== undefined && { start })} />);
  return userEvent.setup();
}

describe("Combobox", () => {
  test("is tied to label, hint and list, and lists nothing before it is opened", async () => {
    const user = open();
    expect(box().getAttribute("aria-describedby")).toBe("bank-hint");
    expect(box().autocomplete).toBe("off");
    expect([box().getAttribute("aria-expanded"), rows()]).toEqual(["false", []]);
    await user.click(box());
    expect(box().getAttribute("aria-expanded")).toBe("true");
    const list = screen.getByRole("listbox", { name: "Bank" });
    expect(list.id).toBe(box().getAttribute("aria-controls"));
    expect(within(list).getAllByRole("option")).toHaveLength(3);
  });

  test("typing searches, announces the count, and Enter chooses the best match without sending the form", async () => {
    const user = open();
    await user.type(box(), "bank");
    expect([rows(), said()]).toEqual([["First Bank", "Guaranty Trust Bank", "United Bank"], "3 results"]);
    await user.clear(box());
    await user.type(box(), "trust");
    expect([rows(), said(), highlighted()]).toEqual([
      ["Guaranty Trust Bank"],
      "1 result",
      "Guaranty Trust Bank",
    ]);
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect([box().value, onChange.mock.calls, submit.mock.calls]).toEqual([
      "Guaranty Trust Bank",
      [["058"]],
      [],
    ]);
    expect(box().getAttribute("aria-expanded")).toBe("false");
  });

  test("says that nothing was found, and Enter then neither chooses, nor sends, nor drops the text", async () => {
    const user = open();
    await user.type(box(), "zenith{Enter}");
    expect([onChange.mock.calls, submit.mock.calls, box().value]).toEqual([[], [], "zenith"]);
    expect(said()).toBe("Nothing found");
    expect(box().getAttribute("aria-activedescendant")).toBe("");
    screen.getByText("Nothing found. Check the spelling, or type less.");
  });

  test("arrows, Home and End reach every row, also rows that are not rendered yet", async () => {
    const user = open(many);
    await user.click(box());
    expect(rows().length).toBeLessThan(20);
    await user.keyboard("{End}");
    expect(highlighted()).toBe(`${many[499]!.label}9499`);
    await user.keyboard("{ArrowDown}");
    expect(highlighted()).toBe(`${many[0]!.label}90`);
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(highlighted()).toBe(`${many[498]!.label}9498`);
    await user.keyboard("{Home}{ArrowDown}{Enter}");
    expect(box().value).toBe(many[1]!.label);
  });

  test("a long list begins with the rows that it shows and room for more, which come with the pointer", async () => {
    const user = open(many);
    await user.type(box(), "a");
    const list = screen.getByRole("listbox");
    expect([rows().length, list.style.paddingBlockEnd]).toEqual([
      9,
      "calc(var(--space-1) + 6 * var(--touch))",
    ]);
    await user.hover(list);
    expect([rows().length, list.style.paddingBlockEnd]).toEqual([15, ""]);
    await user.clear(box());
    await user.type(box(), many[7]!.label);
    expect([rows().length, list.style.paddingBlockEnd]).toEqual([1, ""]);
  });

  test("moving down renders more rows", async () => {
    const user = open(many);
    await user.click(box());
    const before = rows().length;
    await user.keyboard("{ArrowDown}".repeat(before + 1));
    expect(rows().length).toBeGreaterThan(before);
    const row = screen.getAllByRole("option")[1]!;
    expect([row.getAttribute("aria-posinset"), row.getAttribute("aria-setsize")]).toEqual(["2", "500"]);
  });

  test("a click chooses; the list opens at the chosen option again", async () => {
    const user = open(many);
    await user.type(box(), many[400]!.label);
    await user.click(screen.getByRole("option"));
    expect([box().value, document.activeElement]).toEqual([many[400]!.label, box()]);
    await user.keyboard("{ArrowDown}");
    expect(highlighted()).toContain(many[400]!.label);
    within(screen.getByRole("option", { selected: true })).getByText("chosen");
    expect(rows().length).toBeLessThan(20);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(box().value).toBe(many[401]!.label);
  });

  test.each([
    ["an unfinished text", "gua", "First Bank", []],
    ["a text that finds nothing", "zzz", "First Bank", []],
    ["a whole label", "united bank ", "United Bank", [["033"]]],
    ["nothing", "", "", [[undefined]]],
  ])("leaving it with %s", async (_, text, left, calls) => {
    const user = open(few, "011");
    expect(box().value).toBe("First Bank");
    await user.clear(box());
    if (text) await user.type(box(), text);
    await user.tab();
    expect([box().value, onChange.mock.calls, rows()]).toEqual([left, calls, []]);
  });

  test("Escape closes the list and restores the choice; when the list is closed, Escape reaches the surroundings", async () => {
    const user = open(few, "011");
    const around = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener("keydown", around);
    await user.type(box(), "x{Escape}");
    expect([box().value, rows(), around.mock.lastCall?.[0].defaultPrevented]).toEqual([
      "First Bank",
      [],
      true,
    ]);
    await user.keyboard("{Escape}");
    expect([box().value, around.mock.lastCall?.[0].defaultPrevented]).toEqual(["First Bank", false]);
    document.removeEventListener("keydown", around);
    expect(onChange).not.toHaveBeenCalled();
  });

  test("can be cleared", async () => {
    const user = open(few, "011");
    await user.click(screen.getByRole("button", { name: "Clear bank" }));
    expect([box().value, onChange.mock.calls]).toEqual(["", [[undefined]]]);
    expect(screen.queryByRole("button", { name: "Clear bank" })).toBeNull();
  });

  test("what is typed before the list has come finds its options when they come", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Example options={[]} busy />);
    await user.tab();
    await user.keyboard("trust");
    expect([document.activeElement, box().value, said()]).toEqual([box(), "trust", "Getting banks..."]);
    expect(screen.getAllByText("Getting banks...")).toHaveLength(2);
    await user.keyboard("{Enter}");
    expect(submit).not.toHaveBeenCalled();
    rerender(<Example options={few} />);
    expect([rows(), said(), highlighted()]).toEqual([
      ["Guaranty Trust Bank"],
      "1 result",
      "Guaranty Trust Bank",
    ]);
    await user.keyboard("{Enter}");
    expect([box().value, onChange.mock.calls]).toEqual(["Guaranty Trust Bank", [["058"]]]);
  });

  test("shows a choice made by the program, and typing replaces it", async () => {
    const user = open();
    await user.type(box(), "fir");
    await user.click(screen.getByRole("button", { name: "Recent" }));
    expect(box().value).toBe("United Bank");
    await user.tab({ shift: true });
    await user.keyboard("first");
    expect(box().value).toBe("first");
  });
});
