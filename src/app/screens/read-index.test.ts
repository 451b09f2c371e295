import { describe, expect, test } from "vitest";

import { readIndex, readList } from "./read-index.ts";

const integrity = `sha256-${"a".repeat(43)}=`;
const version = {
  needs: 1,
  entry: { id: "water", path: "/water", title: "Water", access: "customer" },
  module: { file: "water.0123456789abcdef.js", integrity },
};
const water = { id: "water", versions: [version] };
const index = { format: 1, version: 3, screens: [], customers: { file: "customers.01.json", integrity } };

function reading(text: unknown) {
  const problems: string[] = [];
  const whole = typeof text === "string" ? text : JSON.stringify(text);
  const read = readIndex(whole, (problem) => void problems.push(problem));
  return { read, problems };
}

const spoilt = (about: object) => ({ id: "water", versions: [{ ...version, ...about }] });

test("an index is read", () => {
  expect(reading({ ...index, screens: [water] })).toEqual({
    read: { ...index, screens: [water] },
    problems: [],
  });
});

test.each([
  ["that is cut", JSON.stringify(index).slice(0, 40)],
  ["that is a page", "<!doctype html>"],
  ["of another format", { ...index, format: 2 }],
  ["without screens", { ...index, screens: undefined }],
  ["that is a list", []],
  ["whose list is elsewhere", { ...index, customers: { file: "//evil.example/x.json", integrity } }],
  ["whose list has no hash", { ...index, customers: { file: "customers.01.json" } }],
  ["whose texts are elsewhere", { ...index, names: { fr: { file: "../fr.json", integrity } } }],
])("an index %s is refused, with a problem", (_, text) => {
  expect(reading(text)).toEqual({ read: undefined, problems: ["index"] });
});

describe("a screen is left out, and the others stay,", () => {
  const entry = (about: object) => spoilt({ entry: { ...version.entry, ...about } });
  test.each([
    ["of another host", spoilt({ module: { file: "https://evil.example/x.js", integrity } })],
    ["outside of the folder", spoilt({ module: { file: "../assets/x.js", integrity } })],
    ["without a hash", spoilt({ module: { file: "water.js", integrity: "" } })],
    ["for companies that are no list", spoilt({ companies: "harbour" })],
    ["with another id", entry({ id: "other" })],
    ["at another host's path", entry({ path: "//evil.example" })],
    ["with an unknown access", entry({ access: "all" })],
    ["with a menu that has no label", entry({ menu: { icon: "x", order: 1 } })],
    ["with flags that are no list", entry({ menu: { label: "W", icon: "x", order: 1, flags: { menu: 1 } } })],
    ["with billers that have no name", entry({ billers: [{ id: "tap", fill: {} }] })],
    ["with billers of no source", entry({ billers: { input: "tap" } })],
    ["without a version", { id: "water" }],
    ["that is none", null],
  ])("%s", (_, screen) => {
    const problems: string[] = [];
    const gas = JSON.parse(JSON.stringify(water).replaceAll("water", "gas")) as unknown;
    expect(readList(JSON.stringify([screen, gas]), (problem) => void problems.push(problem))).toEqual([gas]);
    expect(problems).toEqual(["screen"]);
  });
});

test("a list that is cut is none", () => {
  expect(readList(JSON.stringify([water]).slice(0, 30), () => undefined)).toBeUndefined();
});
