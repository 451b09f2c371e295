import { expect, test } from "vitest";

import { linkHosts } from "./link-hosts.ts";

test.each([
  ["nobody lists any", undefined, undefined, []],
  ["the deployment leaves it to the tenant", undefined, ["a.example"], ["a.example"]],
  [
    "the deployment lists hosts for all tenants",
    ["a.example", "b.example"],
    undefined,
    ["a.example", "b.example"],
  ],
  ["a tenant narrows what the deployment lists", ["a.example", "b.example"], ["b.example"], ["b.example"]],
  ["a tenant never widens it", ["a.example"], ["evil.example"], []],
  ["a tenant wants every customer asked", ["a.example"], [], []],
])("%s", (_, deployment, tenant, listed) => {
  expect(linkHosts("bank.example", deployment, tenant)).toEqual(["bank.example", ...listed]);
});
