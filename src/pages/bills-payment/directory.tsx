import { useMemo, useSyncExternalStore } from "react";

import { usePageServices } from "#pages/services.ts";
import { Section } from "#pages/section.tsx";
import { Grid } from "#ui/layout/stack.tsx";

import { BillerRow } from "./biller-row.tsx";
import { lastPaid, screensIn, type Biller } from "./billers.ts";
import { Rows } from "./biller-rows.ts";
import type { Category } from "./categories.ts";
import { CategoryCard } from "./category-card.tsx";
import { words } from "./words.ts";

/** More would push the categories off a phone. */
const MOST_OWN = 6;

type DirectoryProps = {
  readonly billers: readonly Biller[];
  readonly categories: readonly Category[];
  /** Screens whose billers have not come yet. */
  readonly awaited: readonly string[];
};

/** The customer's own billers, then all by category. */
export function Directory({ billers, categories, awaited }: DirectoryProps) {
  const own = useOwn(billers);
  return (
    <>
      {own.length > 0 && (
        <Section title={words.yours}>
          <Rows>
            {own.map((biller) => (
              <li key={biller.key}>
                <BillerRow biller={biller} iconic />
              </li>
            ))}
          </Rows>
        </Section>
      )}
      <Grid $min="15rem" $gap={4}>
        {categories.map((category) => (
          <CategoryCard
            key={category.title}
            category={category}
            isGrowing={category.billers.some(({ screen = "" }) => awaited.includes(screen))}
          />
        ))}
      </Grid>
    </>
  );
}

/** The favourites, then what was paid last. */
function useOwn(billers: readonly Biller[]): readonly Biller[] {
  const { favourites, environment, menu, settings } = usePageServices();
  const { recipients } = environment;
  const marked = useSyncExternalStore(favourites.subscribe, favourites.list);
  const paid = useMemo(() => lastPaid(billers, recipients), [billers, recipients]);
  // A screen that was marked before it served several billers stays marked.
  const all = [...screensIn(menu, settings.flags), ...billers];
  const byKey = new Map(all.map((biller) => [biller.key, biller]));
  const own = [...marked.flatMap((key) => byKey.get(key) ?? []), ...paid];
  return [...new Set(own)].slice(0, Math.max(MOST_OWN, marked.length));
}
