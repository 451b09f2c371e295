import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";
import "#engine/transforms/late-transforms.ts";

import { buildRead, buildRequest } from "./request.ts";

const pathFor = (value: unknown) =>
  buildRequest({ call: "GET verify/{$inputs.number}/name" }, { inputs: { number: value } })?.path;

/** Any UTF-16 text, also such as is no Unicode. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

const rests = (body: Parameters<typeof buildRead>[0]["body"], inputs: Record<string, unknown>) =>
  buildRead({ call: "POST verify", body: body! }, { inputs, region: NIGERIA }) === undefined;

describe("requests", () => {
  it("percent-encodes what is put into a path", () => {
    expect(pathFor("a/b?c#d e")).toBe("verify/a%2Fb%3Fc%23d%20e/name");
    expect(pathFor("!'()*")).toBe("verify/%21%27%28%29%2A/name");
    expect(pathFor("%2e%2e!")).toBe("verify/%252e%252e%21/name");
    expect(pathFor(1234)).toBe("verify/1234/name");
  });

  it.each([[undefined], [null], [""], ["."], [".."], [true], [{}], [["a"]], ["\uD800"]])(
    "has none when the value in its path is %j",
    (value) => {
      expect(pathFor(value)).toBeUndefined();
    },
  );

  it.each([
    "%2e%2e",
    ".%2E",
    "%252e%252e",
    "../pay",
    "1234/../../pay",
    "..\\pay",
    "1%2f..%2fpay",
    "a//b",
    "/a",
  ])("has none when the value %j could lead to another path", (value) => {
    expect(pathFor(value)).toBeUndefined();
  });

  it.each([
    ["verify/.{$inputs.a}/name", { a: "." }],
    ["verify/{$inputs.a}{$inputs.b}", { a: ".", b: "." }],
    ["verify/%2{$inputs.a}%2{$inputs.a}", { a: "e" }],
    ["zoo%2f..%2fpay", {}],
  ])("has none when %s becomes a step up", (path, inputs) => {
    expect(buildRequest({ call: `GET ${path}` }, { inputs })).toBeUndefined();
  });

  it("a value in a path never changes the host, the query, the fragment or the number of segments", () => {
    const hostile = fc.oneof(
      anyText,
      fc.stringMatching(/^[./\\?#%@:2eE]{1,12}$/),
      fc.constantFrom(
        "//evil.example",
        "https://evil.example",
        "\\\\evil",
        "..%2f",
        "\t..",
        "..\n",
        "@evil.example",
      ),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        const path = pathFor(value);
        if (path === undefined) return;
        const url = new URL(path, "https://bank.example/api/v1/");
        expect(url.host).toBe("bank.example");
        expect(url.pathname.split("/")).toHaveLength(6);
        expect(url.pathname).toMatch(/^\/api\/v1\/verify\/[^/]+\/name$/);
        expect(decodeURIComponent(url.pathname.split("/")[4]!)).toBe(value);
        expect(url.search + url.hash + url.username).toBe("");
      }),
      { numRuns: 500 },
    );
  });

  it("leaves missing and null out of the query, and keeps what is there", () => {
    const query = { page: 1, from: "$inputs.from", to: "$inputs.to", all: false, q: "$inputs.q" };
    const request = buildRequest({ call: "GET list", query }, { inputs: { to: null, q: "a&b=c" } });
    expect(request?.query).toEqual({ page: "1", all: "false", q: "a&b=c" });
  });

  it("an object of the provider in the query is the text that it holds, and ends no call", () => {
    const query = { bank: "$inputs.bank", odd: "$inputs.odd" };
    const inputs = { bank: { name: "Zenith" }, odd: { toString: 1, valueOf: 2 } };
    expect(buildRequest({ call: "GET list", query }, { inputs })?.query).toEqual({ bank: "Zenith", odd: "" });
  });

  it("takes the first target whose case holds, and none when no case does", () => {
    const call = [
      { when: [{ of: "$inputs.kind", test: (value: unknown) => value === "a" }], call: "GET a" },
      { when: [{ of: "$inputs.kind", test: (value: unknown) => value === "b" }], call: "POST b" },
    ];
    expect(buildRequest({ call }, { inputs: { kind: "b" } })).toEqual({ method: "POST", path: "b" });
    expect(buildRequest({ call }, { inputs: { kind: "c" } })).toBeUndefined();
  });
});

describe("reads", () => {
  it("rest while any value that they name is missing, null or empty", () => {
    expect(rests({ a: "$inputs.a", b: { c: ["$inputs.b"] } }, { a: 1 })).toBe(true);
    expect(rests({ a: "$inputs.a", b: { c: ["$inputs.b"] } }, { a: 1, b: null })).toBe(true);
    expect(rests({ a: "x-{$inputs.a}" }, { a: "" })).toBe(true);
    expect(rests({ a: { $text: "{n}!", with: { n: "$inputs.a" } } }, {})).toBe(true);
    expect(rests({ a: "$inputs.a", b: { c: ["$inputs.b"] } }, { a: 0, b: false })).toBe(false);
  });

  it("rest while a transform can make nothing of a value", () => {
    expect(rests({ a: { $value: "$inputs.a", as: "kobo" } }, { a: "abc" })).toBe(true);
    expect(rests({ a: { $value: "$inputs.a", as: "kobo" } }, { a: "5" })).toBe(false);
  });

  it("need of alternatives only the one that counts", () => {
    expect(rests({ a: { $first: ["$inputs.a", "$inputs.b"] } }, { b: "x" })).toBe(false);
    expect(rests({ a: { $first: ["$inputs.a", "$inputs.b"] } }, {})).toBe(true);
    const $cases = [
      { when: [{ of: "$inputs.k", test: (value: unknown) => value === 1 }], value: "$inputs.a" },
      { value: "$inputs.b" },
    ];
    expect(rests({ a: { $cases } as never }, { k: 1, a: "x" })).toBe(false);
    expect(rests({ a: { $cases } as never }, { k: 2, a: "x" })).toBe(true);
  });
});
