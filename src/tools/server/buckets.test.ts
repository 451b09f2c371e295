import { expect, test } from "vitest";

import { bucketsOf, parsePlace } from "./buckets.ts";

test("folders stay as they are written, an address loses the slash at its end", () => {
  const places = ["dist/screens", "/srv/bank/screens", "", "https://s3.example:9000/bank/released/"];
  expect(places.map((place) => parsePlace("--screens", place))).toEqual([
    ...places.slice(0, 3),
    "https://s3.example:9000/bank/released",
  ]);
});

test.each([
  "s3://bank/released",
  "https://key:secret@s3.example/bank",
  "https://s3.example/bank?X-Amz-Signature=secret",
  "https://s3.example/bank#secret",
  "https://s3.example/../bank",
  "https://s3.example/bank;secret",
  "ftp://s3.example/secret",
])("%s is refused, and not repeated", (place) => {
  const parse = () => parsePlace("--tenants", place);
  expect(parse).toThrow("--tenants takes a folder, or the address at which everybody may read the bucket");
  expect(parse).not.toThrow("secret");
});

test("only what has an address is in a bucket", () => {
  const url = "https://s3.example/bank";
  expect(bucketsOf({ tenants: "tenants", screens: url })).toEqual([{ path: "/screens/", url }]);
  expect(bucketsOf({ tenants: url, screens: url }).map(({ path }) => path)).toEqual([
    "/tenants/",
    "/screens/",
  ]);
  expect(bucketsOf({ tenants: "tenants", screens: "screens" })).toEqual([]);
});
