import type { Change } from "./compare.ts";

/** The changes as lines, by screen; changes that touch money come first and are marked. */
export function reportChanges(changes: readonly Change[]): string[] {
  const names = [...new Set(changes.map(({ name, file }) => `${name}  ${file}`))];
  const blocks = names.flatMap((heading) => {
    const own = changes.filter(({ name, file }) => `${name}  ${file}` === heading);
    const sorted = [...own.filter(({ touches }) => touches), ...own.filter(({ touches }) => !touches)];
    return [heading, ...sorted.flatMap(linesOf), ""];
  });
  const money = changes.filter(({ touches }) => touches).length;
  const total = `${changes.length} change${changes.length === 1 ? "" : "s"}`;
  return [
    ...blocks,
    changes.length === 0 ? "Nothing changed for customers." : `${total}, ${money} of them touch money.`,
  ];
}

function linesOf({ what, before, now, touches }: Change): string[] {
  const mark = touches ? `  ! MONEY (${touches})  ` : "  - ";
  if (before === undefined) return [`${mark}${what} is new: ${now}`];
  if (now === undefined) return [`${mark}${what} is gone; it was ${before}`];
  return [`${mark}${what} changed`, `      from  ${before}`, `      to    ${now}`];
}
