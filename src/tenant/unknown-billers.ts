/** A name in a tenant's `billers` that nothing has: a screen, or a biller of a screen. */
export type UnknownBiller = {
  readonly pointer: string;
  readonly screen: string;
  /** Undefined where no screen with billers has the id. */
  readonly biller?: string;
};

/**
 * What a tenant names in `billers` that is not there. The shape was checked before.
 * @param known the ids of the billers of each screen that serves several, by the id of the screen; undefined for a screen
 * whose billers only the provider knows
 */
export function unknownBillers(
  named: Readonly<Record<string, readonly string[]>>,
  known: ReadonlyMap<string, readonly string[] | undefined>,
): readonly UnknownBiller[] {
  return Object.entries(named).flatMap(([screen, ids]): readonly UnknownBiller[] => {
    const pointer = `/billers/${screen}`;
    if (!known.has(screen)) return [{ pointer, screen }];
    const billers = known.get(screen);
    return ids.flatMap((biller, index) =>
      billers === undefined || billers.includes(biller)
        ? []
        : [{ pointer: `${pointer}/${index}`, screen, biller }],
    );
  });
}
