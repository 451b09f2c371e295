/** A package that package-lock.json names. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX; empty where the package names none. */
  readonly license: string;
  /** As `sha512-` and base64. */
  readonly integrity: string;
  readonly hasInstallScript: boolean;
  /** Nothing of it is in the build. */
  readonly isTool: boolean;
};

type Entry = Partial<Omit<LockedPackage, "name" | "isTool">> & {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
};

/** The packages of a package-lock.json (version 3), without the project itself. */
export function packagesIn(lock: string): LockedPackage[] {
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, Entry>> };
  return Object.entries(packages).flatMap(([folder, entry]) =>
    folder === "" ? [] : [packageOf(folder, entry)],
  );
}

function packageOf(folder: string, { dev, devOptional, ...entry }: Entry): LockedPackage {
  return {
    name: folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length),
    version: entry.version ?? "",
    license: entry.license ?? "",
    integrity: entry.integrity ?? "",
    hasInstallScript: entry.hasInstallScript === true,
    isTool: dev === true || devOptional === true,
  };
}
