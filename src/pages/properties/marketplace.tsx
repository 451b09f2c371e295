import { useRef } from "react";
import { styled } from "styled-components";

import { failureText } from "#pages/data/read-reply.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { fromDesktop } from "#ui/styles/media.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";

import { CategoryFilter } from "./category-filter.tsx";
import { FilterForm } from "./filter-form.tsx";
import { PageButtons } from "./page-buttons.tsx";
import { START } from "./place.ts";
import { PropertyDialog } from "./property-dialog.tsx";
import { GridSkeleton, PropertyGrid } from "./property-grid.tsx";
import { usePlace } from "./use-place.ts";
import { countText, PAGE_SIZE } from "./read-page.ts";
import { useProperties } from "./use-properties.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${fromDesktop} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: var(--space-5);
  }
`;
const NO_FILTERS = { search: "", category: "", min: "", max: "", page: 1 };

/** The marketplace: filters, cards, page buttons, and the details of the property that the address names. */
export function Marketplace() {
  const { place, go, searchOf } = usePlace();
  const { search, category, min, max, page } = place;
  const { data, error, isLoading, isValidating, mutate } = useProperties(place);
  const summary = useRef<HTMLParagraphElement>(null);
  const filtered = [search, category, min, max].some((text) => text !== "");
  const known = data?.properties.find(({ id }) => id === place.property);
  return (
    <Stack $gap={5}>
      <FilterForm
        filters={{ search, min, max }}
        filtered={filtered}
        onFilter={(filters) => go({ ...filters, page: 1 })}
        onClear={() => go(NO_FILTERS)}
      />
      <Columns>
        <CategoryFilter value={category} go={go} searchOf={searchOf} />
        <Stack $gap={4}>
          {!error && (
            <Text as="output" ref={summary} tabIndex={-1} $size="s" $tone="muted">
              {data ? countText(data) : "\u00A0"}
            </Text>
          )}
          {content()}
        </Stack>
      </Columns>
      {place.property && <PropertyDialog id={place.property} known={known} />}
    </Stack>
  );

  function content() {
    if (error) {
      return (
        <Card>
          <ErrorState
            title={say(words.propertiesFailed, { reason: failureText(error) })}
            busy={isValidating}
            onRetry={() => void mutate()}
          />
        </Card>
      );
    }
    if (!data) return <GridSkeleton cards={PAGE_SIZE} />;
    if (data.properties.length === 0) return nothing();
    return (
      <>
        <PropertyGrid
          properties={data.properties}
          busy={isLoading}
          toOf={({ id }) => searchOf({ property: id })}
        />
        <PageButtons
          page={page}
          lastPage={data.lastPage}
          onPage={(next) => {
            go({ page: next });
            // The buttons are below the cards, so move the focus to the start of the new cards.
            summary.current?.focus();
          }}
        />
      </>
    );
  }

  function nothing() {
    const isBeyond = page > 1;
    const action = isBeyond ? (
      <Button variant="secondary" size="s" onClick={() => go({ page: START.page })}>
        {words.toFirstPage}
      </Button>
    ) : (
      filtered && (
        <Button variant="secondary" size="s" onClick={() => go(NO_FILTERS)}>
          {words.clearFilters}
        </Button>
      )
    );
    return (
      <Card>
        <EmptyState title={words.nothingFound} picture={<Picture name="house" />} action={action}>
          {isBeyond ? words.fewerPages : filtered ? words.otherFilters : words.nothingOnOffer}
        </EmptyState>
      </Card>
    );
  }
}
