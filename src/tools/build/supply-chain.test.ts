import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { billOf } from "./bill-of-materials.ts";
import { packagesIn, type LockedPackage } from "./locked-packages.ts";

const packages = packagesIn(readFileSync("package-lock.json", "utf8"));
const namesOf = (holds: (one: LockedPackage) => boolean) => packages.filter(holds).map(({ name }) => name);

/** Licences that allow use in a closed product, with a notice in `licences.md` of the build. */
const PERMISSIVE = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "(MIT OR CC0-1.0)"];
/** Tools may have these besides: of them only fonts (OFL-1.1) are in the build, each with its notice (`tools/vite/looks.ts`). */
const TOOLS = [...PERMISSIVE, "MPL-2.0", "CC0-1.0", "OFL-1.1", "Python-2.0", "(MIT AND Zlib)"];

test("customers get packages with permissive licences only", () => {
  expect(namesOf(({ isTool, license }) => !isTool && !PERMISSIVE.includes(license))).toEqual([]);
});

test("tools have licences that we know", () => {
  expect(namesOf(({ license }) => !TOOLS.includes(license))).toEqual([]);
});

/** npm runs no install script that is not allowed. Somebody reads the script before its package comes in. */
test("each package with an install script has been looked at", () => {
  expect(namesOf(({ hasInstallScript }) => hasInstallScript)).toEqual(["msw"]);
});

/** Each is code that somebody else can change. Whoever needs more raises the number, and says in the commit why. */
test("the app is made of few packages", () => {
  expect(namesOf(({ isTool }) => !isTool).length).toBeLessThanOrEqual(56);
});

test("the bill of materials names a package with its address, licence and checksum, once, and no tool", () => {
  const entry = { version: "1.2.3", license: "MIT", integrity: "sha512-AQID" };
  const lock = {
    "": { version: "1.0.0" },
    "node_modules/@some/one": entry,
    "node_modules/other/node_modules/@some/one": entry,
    "node_modules/other": { ...entry, license: "(MIT OR ISC)" },
    "node_modules/tool": { ...entry, dev: true },
    "node_modules/tool-for-some": { ...entry, devOptional: true },
  };
  expect(billOf(packagesIn(JSON.stringify({ packages: lock })))).toMatchObject({
    bomFormat: "CycloneDX",
    components: [
      {
        name: "@some/one",
        purl: "pkg:npm/%40some/one@1.2.3",
        licenses: [{ license: { id: "MIT" } }],
        hashes: [{ alg: "SHA-512", content: "010203" }],
      },
      { name: "other", licenses: [{ expression: "(MIT OR ISC)" }] },
    ],
  });
});
