import { useMemo } from "react";

import { say } from "#lib/text/words.ts";
import type { BillersOf } from "#pages/billers-of.ts";
import { LoadFailure } from "#pages/load-failure.tsx";
import { usePageServices } from "#pages/services.ts";
import { useSearch } from "#pages/use-search.ts";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Heading } from "#ui/text/text.tsx";

import { billersIn } from "./billers.ts";
import { CATEGORY, categoriesOf } from "./categories.ts";
import { Directory } from "./directory.tsx";
import { BillerSearch } from "./biller-search.tsx";
import { OfferBanner } from "./offer-banner.tsx";
import { OneCategory } from "./one-category.tsx";
import { words } from "./words.ts";

/** The directory of billers: kinds of bills, each with what this customer can pay (specification 1 §2: icons and a banner). */
export function BillsPayment({ billers: several }: { readonly billers: BillersOf }) {
  const { menu, settings } = usePageServices();
  const billers = useMemo(() => billersIn(menu, settings.flags, several), [menu, settings.flags, several]);
  const categories = useMemo(() => categoriesOf(billers), [billers]);
  const [params] = useSearch();
  const open = categories.find(({ title }) => title === params.get(CATEGORY));
  if (open) return <OneCategory category={open} />;
  return (
    <>
      <Heading as="h1" $size="2xl">
        {words.title}
      </Heading>
      <OfferBanner />
      {several.error !== undefined && (
        <LoadFailure
          title={words.someBillersFailed}
          error={several.error}
          busy={several.isAsking}
          onRetry={several.retry}
        />
      )}
      {billers.length === 0 ? (
        <Card>
          <EmptyState title={words.none} picture={<Picture name="receipt" />}>
            {say(words.noneText, { bank: settings.brand.name })}
          </EmptyState>
        </Card>
      ) : (
        <BillerSearch billers={billers}>
          <Directory billers={billers} categories={categories} awaited={several.awaited} />
        </BillerSearch>
      )}
    </>
  );
}
