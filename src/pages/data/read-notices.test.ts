import { expect, test } from "vitest";

import { readNotices } from "./read-notices.ts";

const read = (...items: unknown[]) => readNotices({ data: { data: items } }, "all");

test("reads the usual names, as text, with links that are safe", () => {
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
  [{ subject: "An advert", banner_url: "/banner.svg" }],
  [{ title: "A", status: false }],
  [{ title: "A", additional_parameters: { status: "Draft" } }],
  [{ id: 1 }],
  ["text"],
  [null],
])("%j says nothing", (item) => {
  expect(read(item)).toEqual([]);
});

test("finds the list at the usual places, and no list is no notices", () => {
  expect(readNotices({ data: [{ title: "A" }] }, "admin")[0]?.id).toBe("admin-0");
  expect(readNotices({ data: {} }, "all")).toEqual([]);
  expect(readNotices(undefined, "all")).toEqual([]);
});
