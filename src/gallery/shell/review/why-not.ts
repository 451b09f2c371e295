import type { Review } from "#gallery/protocol-review.ts";
import { troubleOf } from "#gallery/shell/address/groups.ts";

/** What somebody has agreed to. */
export type Agreed = {
  /** Ids of changes that touch money. */
  readonly confirmed: ReadonlySet<string>;
  /** How many errors may be written. */
  readonly errors: number;
};

/** What is missing before the files can be written, in words, and where it is; undefined when nothing is. */
export function whyNot(
  { files, changes, problems }: Review,
  { confirmed, errors }: Agreed,
): { readonly told: string; readonly where: string } | undefined {
  if (files.some(({ conflict }) => conflict)) {
    return {
      told: "A file has changed on the disk. Choose which text to go on with.",
      where: "[data-files]",
    };
  }
  const open = changes.filter(({ id, touches }) => touches && !confirmed.has(id)).length;
  if (open > 0) {
    const told = open === 1 ? "1 change that touches money" : `${open} changes that touch money`;
    return { told: `Not confirmed yet: ${told}.`, where: "[data-money]:not(:checked)" };
  }
  if (troubleOf(problems).errors <= errors) return undefined;
  return {
    told: "The files have errors. Mend them, or say that they may be written.",
    where: "[data-errors]",
  };
}

/** What the button says that it does. */
export function writeLabel(files: number, isCommitted: boolean): string {
  const them = files === 1 ? "it" : "them";
  return `Write ${files} file${files === 1 ? "" : "s"}${isCommitted ? ` and commit ${them}` : ""}`;
}
