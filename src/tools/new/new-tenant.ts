import { readFileSync } from "node:fs";
import { join } from "node:path";

import { printJson } from "#lib/json/format-json.ts";
import { nearest } from "#lib/text/text.ts";
import { isCompanyKey } from "#tenant/company-key.ts";
import { openProject, tenantPaths } from "#tools/project/project-files.ts";
import { Advice } from "#tools/setup/advice.ts";

import type { NewFile } from "./new-file.ts";

/** What a tenant begins with: a copy of another, or its name alone; without both, the look of the defaults. */
type Beginning = { readonly like?: string | undefined; readonly name?: string | undefined };

/** The file of a new tenant. Throws `Advice` for a key that cannot be one. */
export function newTenant(root: string, key: string, { like, name }: Beginning): NewFile {
  if (!isCompanyKey(key)) {
    throw new Advice(
      `"${key}" is not a company key: use small letters, digits and -, and no reserved name such as "www".`,
    );
  }
  return {
    file: `tenants/${key}.json`,
    text: name !== undefined ? named(name) : like === undefined ? fresh(root) : copied(root, like),
    next: advice(key, like),
  };
}

function fresh(root: string): string {
  const { theme } = JSON.parse(readFileSync(join(root, "tenants/default.json"), "utf8")) as { theme: object };
  const tenant = { $schema: "../schemas/meta/tenant.schema.json", theme };
  return printJson(tenant);
}

/** All else comes from the defaults until somebody sets it. */
function named(name: string): string {
  return printJson({ $schema: "../schemas/meta/tenant.schema.json", brand: { name } });
}

function copied(root: string, like: string): string {
  const keys = tenantPaths(openProject(root)).map((path) => path.replace(/^.*\/|\.json$/g, ""));
  if (keys.includes(like)) return readFileSync(join(root, `tenants/${like}.json`), "utf8");
  const guess = nearest(like, keys);
  throw new Advice(
    `There is no tenant "${like}". ${guess === undefined ? `The tenants are ${keys.join(", ")}.` : `Did you mean "${guess}"?`}`,
  );
}

/** What customers would take for the new bank's own. */
const OWN = ["brand", "support", "legal", "ussd", "billers"];

function advice(key: string, like: string | undefined): string[] {
  const own = `Replace what is ${like}'s own, if it is there: ${OWN.join(", ")}.`;
  return [
    ...(like === undefined ? [] : [own]),
    "Change its colours, and say what else differs from the defaults (tenants/README.md has every key).",
    `npm start, and look at http://${key}.localhost:5173`,
    "Publish it, once lint is content: copy the file into the tenants folder of the deployment.",
  ];
}
