import { getNodeValue } from "jsonc-parser";

import type { Problem } from "#definition/problem.ts";
import { fileIn } from "#lib/pictures/picture-address.ts";
import { readPicture, SHARP_PIXELS, isBlurred } from "#lib/pictures/picture.ts";
import { escapePart } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";

import { type TenantFile, tenantProblem } from "./tenant-file.ts";

/** Pictures in a tenant's file that are not good ones, whoever has written them; of those that are blurred, a warning. */
export function wrongPictures(tenant: TenantFile): Problem[] {
  const value: unknown = tenant.root && getNodeValue(tenant.root);
  return textsIn(value).flatMap(([pointer, text]) => {
    const file = fileIn(text);
    const read = file && readPicture(file);
    if (!read) return [];
    if ("problem" in read) {
      return [tenantProblem(tenant, pointer, `this picture cannot be used. ${read.problem}`)];
    }
    if (!isBlurred(read)) return [];
    const message = `this picture has ${read.size!.width} x ${read.size!.height} pixels, too few to be sharp on phones`;
    const expected = `at least ${SHARP_PIXELS} pixels for the longer side, or an SVG`;
    return [tenantProblem(tenant, pointer, message, { expected, level: "warning" })];
  });
}

function textsIn(value: unknown, pointer = ""): (readonly [pointer: string, text: string])[] {
  if (typeof value === "string") return [[pointer, value]];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${pointer}/${escapePart(key)}`));
}
