import { describe, expect, test } from "vitest";

import { parseBucket, parseEndpoint } from "./bucket-address.ts";
import { openTarget } from "./open-target.ts";

describe("a bucket is named by its address", () => {
  test.each([
    ["s3://bank-1", "bank-1", ""],
    ["s3://bank.example/", "bank.example", ""],
    ["S3://bank/screens", "bank", "screens/"],
    ["s3://bank/a/b_2//c.d/", "bank", "a/b_2/c.d/"],
  ])("%s", (to, bucket, prefix) => {
    expect(parseBucket(to)).toEqual({ bucket, prefix });
  });

  test.each(["s3://", "s3://b", "s3://Bank", "s3://key:secret@bank", "s3://bank/../x", "s3://bank/a b"])(
    "%s is refused, and not repeated",
    (to) => {
      const refused = () => parseBucket(to);
      expect(refused).toThrow("A bucket is named as s3://bucket/prefix");
      expect(refused).not.toThrow("secret");
    },
  );
});

describe("a server is named by its address", () => {
  test.each(["https://s3.example", "http://127.0.0.1:9000"])("%s", (endpoint) => {
    expect(parseEndpoint(endpoint).replace(/\/$/, "")).toBe(endpoint);
  });

  test.each(["s3.example", "ftp://s3.example", "https://key:secret@s3.example"])(
    "%s is refused, and not repeated",
    (endpoint) => {
      const refused = () => parseEndpoint(endpoint);
      expect(refused).toThrow("without credentials");
      expect(refused).not.toThrow("secret");
    },
  );
});

test.each([
  [{ to: "" }, "Where to?"],
  [{ to: "https://bank.example/screens" }, "--to takes a folder, or a bucket"],
  [{ to: "served", endpoint: "https://s3.example" }, "--endpoint is the server of a bucket"],
])("%s is no target", async (options, said) => {
  await expect(openTarget(options)).rejects.toThrow(said);
});
