import { afterEach, expect, test } from "vitest";

import { readDeployment } from "./deployment.ts";

afterEach(() => document.head.replaceChildren());

/** The application that requests for a company name, by the setting. */
function sentBy(setting: string | undefined, company: string | undefined): string {
  if (setting !== undefined) {
    const meta = Object.assign(document.createElement("meta"), { name: "application-id", content: setting });
    document.head.replaceChildren(meta);
  }
  return readDeployment(document).applicationId(company);
}

test.each([
  ["main", "acme", "main"],
  ["main", undefined, "main"],
  ["main acme=of-acme", "acme", "of-acme"],
  ["main acme=of-acme", "acme-north", "main"],
  ["acme=of-acme  main", "acme", "of-acme"],
  ["acme=of=acme main", "acme", "of=acme"],
  ["acme=of-acme", "harbour", ""],
  ["c2VjcmV0LWFwcA==", "acme", "c2VjcmV0LWFwcA=="],
  ["bGVzcw=", "acme", "bGVzcw="],
  ["base64:q0Zz+1=", "acme", "base64:q0Zz+1="],
  ["c2VjcmV0==  acme=YWNtZQ==", "acme", "YWNtZQ=="],
  ["acme=YWNtZQ==  c2VjcmV0==", "harbour", "c2VjcmV0=="],
  ["", "acme", ""],
  ["%VITE_APPLICATION_ID%", "acme", ""],
  [undefined, "acme", ""],
])("of %j, %s sends %j", (setting, company, sent) => {
  expect(sentBy(setting, company)).toBe(sent);
});
