import { reportProblems } from "#app/boot/report-problems.ts";
import { type BillersDefinition, isListed } from "#definition/billers.ts";
import type { BillersOf } from "#pages/billers-of.ts";
import type { Settings } from "#tenant/settings.ts";
import { unknownBillers } from "#tenant/unknown-billers.ts";

/** Logs for developers which billers of the tenant's file no screen has; lint and the build tell those of the build. */
export function tellUnknown(
  { billers }: Pick<Settings, "billers">,
  lists: ReadonlyMap<string, BillersDefinition>,
  asked: BillersOf["of"] | undefined,
): void {
  const known = new Map(
    [...lists].map(
      ([id, own]) => [id, (isListed(own) ? own : asked?.get(id))?.map((one) => one.id)] as const,
    ),
  );
  reportProblems(
    unknownBillers(billers, known).map(({ pointer, screen, biller }) => ({
      layer: "tenant",
      file: "The tenant's ",
      pointer,
      message:
        biller === undefined
          ? `names "${screen}", and no screen with billers has this id.`
          : `is "${biller}", and the screen "${screen}" has no such biller.`,
    })),
  );
}
