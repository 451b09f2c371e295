import { describe, expect, test } from "vitest";

import { installAdvice } from "./install-advice.mjs";
import { isComplete } from "./install.mjs";

describe("what is missing", () => {
  const wanted = {
    "": {},
    "node_modules/react": { version: "19.3.1" },
    "node_modules/fsevents": { version: "2.3.3", optional: true },
  };

  test("nothing, when all versions are there; what is for other systems may be absent", () => {
    expect(isComplete(wanted, { "node_modules/react": { version: "19.3.1" } })).toBe(true);
  });

  test("a package that is absent", () => {
    expect(isComplete(wanted, {})).toBe(false);
  });

  test("a package of another version", () => {
    expect(isComplete(wanted, { "node_modules/react": { version: "19.3.0" } })).toBe(false);
  });
});

test.each([
  ["npm error code ENOSPC\nnpm error nospc no space left on device", /disk is full: free about 500 MB/],
  ["npm error code ENOTFOUND\nnpm error network request to https://… failed", /check the network, the proxy/],
  ["npm error code EACCES\nnpm error syscall mkdir", /folder cannot be written/],
  ["npm error code EUSAGE\nnpm error `npm ci` can only install packages when …", /run `npm install` once/],
  ["npm error code EINTEGRITY", /npm cache clean --force/],
  ["Error: spawn npm ENOENT", /npm was not found/],
  ["something else", /npm says why above/],
])("npm's error %j becomes one line of advice", (output, advice) => {
  expect(installAdvice(output)).toMatch(advice);
  expect(installAdvice(output)).not.toContain("\n");
});
