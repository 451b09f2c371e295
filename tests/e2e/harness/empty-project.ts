import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a release needs besides screens. */
const NEEDED = ["schemas/parts", "schemas/meta", "schemas/provider.openapi.json", "tenants/default.json"];

/** A project without screens, from which a test releases its own: where it is, and the folder for screens of payments. */
export function emptyProject(): { readonly root: string; readonly folder: string } {
  const root = mkdtempSync(join(tmpdir(), "releasing-"));
  for (const place of NEEDED) cpSync(place, join(root, place), { recursive: true });
  const folder = join(root, "schemas/screens/payments");
  mkdirSync(folder, { recursive: true });
  return { root, folder };
}
