import { Search } from "lucide-react";
import { useId, useMemo, useState } from "react";

import { indexForSearch, search } from "#lib/text/search.ts";
import { LoadingCard } from "#pages/loading-card.tsx";
import { Loaded } from "#pages/loaded.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Field } from "#ui/controls/field.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";

import { BankTable } from "./bank-table.tsx";
import { useNetworkBanks, type NetworkBank } from "./use-network-banks.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** Rows shown at first, and added by each press of the button below them. */
const STEP = 10;

/** The banks that customers can pay to and receive from, with their services (specification 2 §2). */
export function Network() {
  return (
    <>
      <Heading as="h1" $size="2xl">
        {words.title}
      </Heading>
      <Loaded
        of={useNetworkBanks()}
        card
        loading={<LoadingCard label={words.loading} rows={10} />}
        empty={
          <EmptyState title={words.noBanks} picture={<Picture name="lens" />}>
            {words.noBanksText}
          </EmptyState>
        }
        failure={words.failed}
      >
        {(banks) => <Banks banks={banks} />}
      </Loaded>
    </>
  );
}

function Banks({ banks }: { banks: readonly NetworkBank[] }) {
  const id = useId();
  const [text, setText] = useState("");
  const [count, setCount] = useState(STEP);
  const index = useMemo(() => indexForSearch(banks), [banks]);
  const found = search(index, text);
  const shown = found.slice(0, count);
  return (
    <Card>
      <Stack $gap={4}>
        <Field id={id} label={words.search}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              start={<Search size="1.25em" />}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setCount(STEP);
              }}
            />
          )}
        </Field>
        <Text as="output" $size="s" $tone="muted">
          {found.length === 0
            ? words.noneNamed
            : say(words.count, { shown: shown.length, all: found.length })}
        </Text>
        {found.length === 0 ? (
          <EmptyState title={words.notFound} picture={<Picture name="lens" />}>
            {words.notFoundText}
          </EmptyState>
        ) : (
          <BankTable banks={shown} />
        )}
        {shown.length < found.length && (
          <Row $justify="center">
            <Button variant="secondary" onClick={() => setCount(count + STEP)}>
              {words.more}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
