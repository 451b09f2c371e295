import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import { packagesIn, type LockedPackage } from "./locked-packages.ts";

/** In the build: the packages of the app with versions, licences and checksums. */
const FILE = "sbom.cdx.json";

/** Writes a software bill of materials (CycloneDX 1.5) into the build, from package-lock.json. */
export function billOfMaterials(): Plugin {
  let root: string;
  return {
    name: "bank:bill-of-materials",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    async writeBundle({ dir = "dist" }) {
      const packages = packagesIn(await readFile(join(root, "package-lock.json"), "utf8"));
      await writeFile(join(dir, FILE), `${JSON.stringify(billOf(packages), null, 2)}\n`);
    },
  };
}

/**
 * The bill without a number and a time, which would differ at each build of one commit. npm has a command for it, which
 * leaves out packages that tools use as well, React among them.
 */
export function billOf(packages: readonly LockedPackage[]): object {
  const components = new Map(
    packages.filter(({ isTool }) => !isTool).map((one) => [`${one.name}@${one.version}`, componentOf(one)]),
  );
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    components: [...components.values()],
  };
}

function componentOf({ name, version, license, integrity }: LockedPackage): object {
  return {
    type: "library",
    "bom-ref": `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }],
    hashes: [
      { alg: "SHA-512", content: Buffer.from(integrity.replace(/^sha512-/, ""), "base64").toString("hex") },
    ],
  };
}
