import { findNodeAtLocation, getNodeValue, type Node } from "jsonc-parser";

import { profileOf } from "#sandbox/demo/companies.ts";
import { isCompanyKey } from "#tenant/company-key.ts";
import { lackingIn } from "#tenant/lacking.ts";
import { resolveTexts } from "#tenant/load.ts";
import type { Resolved } from "#tenant/layers.ts";
import { type JsonFile, parseJsonFile, problemAt } from "#tools/compile-screen/read/json-file.ts";
import type { Problem } from "#definition/problem.ts";

const DEFAULTS = "tenants/default.json";

/** A tenant file with all its layers merged, or the problem that makes it unreadable. */
export type TenantFile = {
  readonly file: JsonFile;
  readonly root: Node | undefined;
  readonly resolved: Resolved;
  readonly problems: readonly Problem[];
};

/**
 * Reads a tenant file as the app would: over the defaults and the company's profile. For a company that the sandbox
 * does not know, every flag is on, as the sandbox serves such a company.
 */
export function openTenant(file: JsonFile): TenantFile {
  const key = file.path.replace(/^.*\/|\.json$/g, "");
  const isDefaults = file.path === DEFAULTS;
  const { root, problems } = parseJsonFile(file);
  const resolved = resolveTexts(
    key,
    profileOf(key),
    isDefaults || problems.length > 0 ? undefined : file.text,
  );
  const tenant: TenantFile = { file, root, resolved, problems };
  const refused = resolved.problems
    .filter(({ layer }) => layer === (isDefaults ? "defaults" : "tenant"))
    .map(({ pointer, message }) => tenantProblem(tenant, pointer, message));
  const named = isDefaults || isCompanyKey(key) ? [] : [badName(tenant, key)];
  const lacking =
    isDefaults && root ? lackingIn(getNodeValue(root)).map((pointer) => lack(tenant, pointer)) : [];
  return { ...tenant, problems: [...named, ...problems, ...refused, ...lacking] };
}

/** A problem at a pointer of the file, or at the nearest written part around it. */
export function tenantProblem(
  { file, root }: Pick<TenantFile, "file" | "root">,
  pointer: string,
  message: string,
  about: Pick<Problem, "expected" | "nearest" | "level" | "screens"> = {},
): Problem {
  const node = root && nodeAt(root, partsOf(pointer));
  // For a property, the place of its key.
  const at = node?.parent?.type === "property" ? node.parent : node;
  return problemAt(file, at?.offset ?? 0, { pointer, rule: "tenant", message, ...about });
}

/** Whether the file itself has a value at a pointer. */
export function writes({ root }: Pick<TenantFile, "root">, pointer: string): boolean {
  return root !== undefined && findNodeAtLocation(root, partsOf(pointer)) !== undefined;
}

function lack(tenant: TenantFile, pointer: string): Problem {
  return tenantProblem(tenant, pointer, `${pointer} is missing`, {
    expected: "every setting here: no other layer has to have it",
  });
}

function badName(tenant: TenantFile, key: string): Problem {
  const expected = "the company's key as the file's name: small letters, digits and -, and no reserved name";
  return tenantProblem(tenant, "", `"${key}" is not a company key`, { expected });
}

function nodeAt(root: Node, parts: (string | number)[]): Node | undefined {
  if (parts.length === 0) return root;
  return findNodeAtLocation(root, parts) ?? nodeAt(root, parts.slice(0, -1));
}

function partsOf(pointer: string): (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
