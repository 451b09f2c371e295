import { expect, test } from "vitest";

import { readNotices } from "./read-notices.ts";

const read = (...items: unknown[]) => readNotices(items, "all");

test("reads the usual field names, as text, with safe links", () => {
  expect(
    read({
      id: 7,
      subject: "New &lt;hours&gt;",
      content: "<p>We open at <b>9</b>.</p>",
      url: "https://bank.example/hours",
      created_at: "2026-11-20T08:00:00Z",
    }),
  ).toEqual([
    {
      id: "all-7",
      title: "New &lt;hours&gt;",
      text: "We open at 9 .",
      link: { href: "https://bank.example/hours" },
      at: "2026-11-20T08:00:00Z",
    },
  ]);
  expect(read({ title: "A", link: "javascript:alert(1)" })[0]?.link).toBeUndefined();
  expect(read({ title: "A", link: "/airtime" })[0]?.link).toEqual({ path: "/airtime" });
});

test.each([
  [{ title: "A", status: "inactive" }],
  [{ title: "A", status: false }],
  [{ title: "A", additional_parameters: { status: "Draft" } }],
  [{ id: 1 }],
  ["text"],
  [null],
])("%j says nothing", (item) => {
  expect(read(item)).toEqual([]);
});

test("identifies an entry without an id by its position, and keeps an entry of the admin board that has a banner", () => {
  const [first, second] = readNotices([{ title: "A" }, { subject: "B", banner_url: "/b.svg" }], "admin");
  expect(first?.id).toBe("admin-0");
  expect(second?.title).toBe("B");
});
