import { expect, test } from "vitest";

import { namesOf } from "./name-of.ts";

const step = (submit: string, fields: object) => ({ ask: { schema: { properties: fields }, submit } });

test("items of a list that are called the same are told apart by their place and their fields", () => {
  const steps = [
    step("Continue", { bvn: { title: "BVN" }, id_type: { title: "ID type" }, name: { title: "Name" } }),
    step("Continue", { email: {} }),
    step("Send", { code: { title: "Code" } }),
    { name: "again" },
    { name: "again" },
    {},
  ];
  expect(namesOf(steps, "Step")).toEqual([
    "1 Continue: BVN, ID type",
    "2 Continue: email",
    "Send",
    "4 again",
    "5 again",
    "Step 6",
  ]);
});
