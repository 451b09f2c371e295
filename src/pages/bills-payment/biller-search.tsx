import { Search } from "lucide-react";
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from "react";

import { search } from "#lib/search.ts";
import { say } from "#lib/words.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { BillerList } from "./biller-list.tsx";
import type { Biller } from "./billers.ts";
import { indexBillers } from "./index-billers.ts";
import { words } from "./words.ts";

type BillerSearchProps = {
  readonly billers: readonly Biller[];
  /** Shown while nothing is looked for. */
  readonly children: ReactNode;
};

/** A field, and the billers that its text finds. */
export function BillerSearch({ billers, children }: BillerSearchProps) {
  const id = useId();
  const [text, setText] = useState("");
  // The field follows each key; a long list may come a moment later.
  const sought = useDeferredValue(text).trim();
  const index = useMemo(() => indexBillers(billers), [billers]);
  const found = useMemo(() => (sought === "" ? [] : search(index, sought)), [index, sought]);
  return (
    <>
      <Field id={id} label={words.find}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            start={<Search size="1.25rem" />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <VisuallyHidden as="output">
        {sought === "" ? "" : say(words.count, { count: found.length })}
      </VisuallyHidden>
      {sought === "" && children}
      {sought !== "" && found.length > 0 && <BillerList billers={found} label={words.results} />}
      {sought !== "" && found.length === 0 && (
        <Card>
          <EmptyState title={words.notFound}>{words.notFoundText}</EmptyState>
        </Card>
      )}
    </>
  );
}
