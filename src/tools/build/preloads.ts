import type { Rolldown } from "vite";

import type { BuiltPage } from "#definition/built-page.ts";

/** The files that a page will want besides the entry's, with all that they import; their own come by the page itself. */
export function preloadsOf(
  bundle: Rolldown.OutputBundle,
  { id, access, late = [] }: BuiltPage,
): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const imported = (files: readonly string[]): ReadonlySet<string> => {
    const found = new Set(files);
    // A set gives those too that are added while it is gone through.
    for (const name of found)
      chunks.find(({ fileName }) => fileName === name)?.imports.forEach((one) => found.add(one));
    return found;
  };
  const there = imported(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const modules = [
    `/${id}.screen.js`,
    ...(access === "customer" ? ["/src/app/take-over/replace.tsx"] : []),
    ...late.flatMap((name) => [`/src/renderer/widgets/${name}.tsx`, `/src/renderer/steps/${name}.tsx`]),
    ...["views", "branches"].filter((one) => late.includes(one)).map((one) => `/src/renderer/late-${one}.ts`),
  ];
  const wanted = chunks.filter(({ moduleIds }) =>
    moduleIds.some((one) => modules.some((end) => one.endsWith(end))),
  );
  const all = imported(wanted.map(({ fileName }) => fileName));
  return [...all].filter((name) => !there.has(name)).map((name) => `/${name}`);
}
