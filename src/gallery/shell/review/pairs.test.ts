import { expect, test } from "vitest";

import type { GalleryScreen } from "#gallery/protocol.ts";
import type { ReviewChange } from "#gallery/protocol-review.ts";
import type { Subject } from "#gallery/states.ts";

import { pairsOf } from "./pairs.ts";

const PART = "schemas/parts/pin.json";

function subject(id: string, screen: Partial<GalleryScreen> = {}): Subject {
  const file = `schemas/screens/${id}.json`;
  const whole = {
    id,
    title: id,
    path: `/${id}`,
    access: "customer",
    file,
    parts: [],
    module: `${id}.js`,
    steps: ["page", "dialog", "call"],
    scenarios: [{ name: "succeeds", expect: { outcome: "succeeded" } }],
    problems: [],
    ...screen,
  } as unknown as GalleryScreen;
  return { id, title: whole.title, path: whole.path, screen: whole };
}
const change = (what: string, names: readonly string[]): ReviewChange => ({
  id: what,
  what,
  names,
  files: [],
});
const file = (path: string) => ({ path, isNew: false, isUnreadable: false });

test("screens whose own file is changed come first, then those of its parts, and no others", () => {
  const subjects = [subject("a", { parts: [PART] }), subject("b"), subject("c")];
  const files = [file(PART), file("schemas/screens/c.json")];
  const pairs = pairsOf({ files, changes: [] }, subjects, subjects, "demo");
  expect(pairs.map(({ after, before }) => [before?.id, after?.id])).toEqual([
    ["c", "c"],
    ["a", "a"],
  ]);
});

test("a screen is found by its file when its id changes; a new one has no picture before, one with errors none after", () => {
  const files = ["a", "b", "c"].map((name) => file(`schemas/screens/${name}.json`));
  const before = [subject("a"), subject("b")];
  const { module: _module, ...broken } = subject("b").screen!;
  const after = [{ ...subject("a"), id: "other" }, { ...subject("b"), screen: broken }, subject("c")];
  const pairs = pairsOf({ files, changes: [] }, before, after, "demo");
  expect(pairs.map((pair) => [pair.before?.id, pair.after?.id])).toEqual([
    ["a", "other"],
    ["b", undefined],
    [undefined, "c"],
  ]);
});

test("where only the PIN's form changes, its dialog is shown", () => {
  const subjects = [subject("a"), subject("b")];
  const files = [file("schemas/screens/a.json"), file("schemas/screens/b.json")];
  const changes = [change("the PIN form, field pin: its label", ["a", "b"]), change("its title", ["b"])];
  const pairs = pairsOf({ files, changes }, subjects, subjects, "demo");
  expect(pairs.map(({ first }) => first)).toEqual(["step-1", "sandbox"]);
});

test("a bank is shown by the screens that customers know, as that bank; the defaults as the bank that is looked at", () => {
  const dashboard: Subject = { id: "dashboard", title: "Dashboard", path: "/dashboard" };
  const pairs = pairsOf(
    { files: [file("tenants/water.json"), file("tenants/default.json")], changes: [] },
    [dashboard],
    [dashboard],
    "demo",
  );
  expect(pairs.map(({ title, tenant }) => [title, tenant])).toEqual([
    ["Bank water: Dashboard", "water"],
    ["All banks: Dashboard", "demo"],
  ]);
});
