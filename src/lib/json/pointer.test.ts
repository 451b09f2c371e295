import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { escapePart, readPointer, toPointer } from "./pointer.ts";

/** The examples of RFC 6901, section 5. */
const root = JSON.parse(
  String.raw`{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}`,
) as unknown;

describe("JSON pointers", () => {
  it.each<[string, unknown]>([
    ["", root],
    ["/foo", ["bar", "baz"]],
    ["/foo/0", "bar"],
    ["/", 0],
    ["/a~1b", 1],
    ["/c%d", 2],
    ["/e^f", 3],
    ["/g|h", 4],
    ["/i\\j", 5],
    ['/k"l', 6],
    ["/ ", 7],
    ["/m~0n", 8],
    ["/foo/2", undefined],
    ["/foo/0/0", undefined],
    ["/missing/deep", undefined],
    ["/toString", undefined],
    ["/__proto__/toString", undefined],
    ["/foo/map", undefined],
  ])("%j", (pointer, expected) => {
    expect(readPointer(root, pointer)).toEqual(expected);
  });

  it("reading a pointer finds the value that it was written for, whatever the keys", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (keys) => {
        const nested = keys.reduceRight<unknown>((value, key) => Object.fromEntries([[key, value]]), "found");
        expect(readPointer(nested, toPointer(keys))).toBe("found");
      }),
    );
  });

  it("escape the tilde before the slash", () => {
    expect(escapePart("~1/~")).toBe("~01~1~0");
    expect(toPointer(["steps", 0, "a/b"])).toBe("/steps/0/a~1b");
  });

  it.each([[undefined], [null], ["text"], [5]])("find nothing in %j", (value) => {
    expect(readPointer(value, "/length")).toBeUndefined();
  });
});
