import { describe, expect, test } from "vitest";

import type { Review } from "#gallery/protocol-review.ts";

import { whyNot, writeLabel } from "./why-not.ts";

const money = (id: string) =>
  ({ id, names: ["water"], files: ["w.json"], what: "its fee", now: "1", touches: "amount" }) as const;
const problem = { file: "w.json", line: 1, column: 1, pointer: "", rule: "x", message: "wrong" };
const review: Review = {
  drafts: "d",
  files: [{ path: "w.json", isNew: false, isUnreadable: false }],
  problems: [],
  changes: [money("a"), money("b"), { id: "c", names: ["water"], files: ["w.json"], what: "its title" }],
};
const none = new Set<string>();

describe("files are not written", () => {
  test("before each change that touches money is confirmed", () => {
    expect(whyNot(review, { confirmed: none, errors: 0 })?.told).toBe(
      "Not confirmed yet: 2 changes that touch money.",
    );
    expect(whyNot(review, { confirmed: new Set(["a", "c"]), errors: 0 })?.told).toBe(
      "Not confirmed yet: 1 change that touches money.",
    );
    expect(whyNot(review, { confirmed: new Set(["a", "b"]), errors: 0 })).toBeUndefined();
  });

  test("with more errors than somebody has agreed to; warnings do not count", () => {
    const wrong = { ...review, changes: [], problems: [problem, { ...problem, level: "warning" as const }] };
    expect(whyNot(wrong, { confirmed: none, errors: 0 })?.told).toContain("The files have errors.");
    expect(whyNot(wrong, { confirmed: none, errors: 1 })).toBeUndefined();
  });

  test("while another text is on the disk", () => {
    const conflict = { path: "w.json", text: "{}", version: "2" };
    const files = [{ ...review.files[0]!, conflict }];
    expect(whyNot({ ...review, files }, { confirmed: none, errors: 0 })?.told).toContain(
      "has changed on the disk",
    );
  });
});

test("the button says what it does", () => {
  expect(writeLabel(1, false)).toBe("Write 1 file");
  expect(writeLabel(1, true)).toBe("Write 1 file and commit it");
  expect(writeLabel(3, true)).toBe("Write 3 files and commit them");
});
