import { Search } from "lucide-react";
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { styled } from "styled-components";

import { inPause } from "#lib/tasks/in-pause.ts";
import { search } from "#lib/text/search.ts";
import { say } from "#lib/text/words.ts";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Field } from "#ui/controls/field.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { BillerList } from "./biller-list.tsx";
import type { Biller } from "./billers.ts";
import { indexBillers } from "./index-billers.ts";
import { words } from "./words.ts";

/** Stays while it is hidden: to make a directory or rows anew would take a frame from the first key. */
const Kept = styled.div`
  display: contents;
  &[hidden] {
    display: none;
  }
`;

type BillerSearchProps = {
  readonly billers: readonly Biller[];
  /** Shown while nothing is looked for. */
  readonly children: ReactNode;
};

/**
 * Whether something is looked for in the hidden rows while the customer does nothing: what the first key needs has then happened once, and
 * happens faster.
 */
function useRehearsal(isAwake: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => (isAwake ? inPause(() => startTransition(() => setOn(true))) : undefined), [isAwake]);
  return isOn;
}

/** A field, and the billers that its text finds. */
export function BillerSearch({ billers, children }: BillerSearchProps) {
  const id = useId();
  const [text, setText] = useState("");
  // The field follows each key; a long list may come a moment later.
  const sought = useDeferredValue(text).trim();
  const isSearching = sought !== "";
  // The first rows are made while the keyboard comes, and then only change.
  const [isAwake, setAwake] = useState(false);
  const rehearsal = useRehearsal(isAwake) ? billers[0]!.label.slice(0, 1) : "";
  const isNeeded = isAwake || isSearching;
  // Of a thousand it takes a while, which the directory need not wait for.
  const index = useMemo(() => (isNeeded ? indexBillers(billers) : []), [billers, isNeeded]);
  const found = useMemo(() => search(index, sought || rehearsal), [index, sought, rehearsal]);
  const isFound = found.length > 0;
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
            start={<Search size="1.25em" />}
            value={text}
            onFocus={() => startTransition(() => setAwake(true))}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <VisuallyHidden as="output">
        {isSearching ? say(words.count, { count: found.length }) : ""}
      </VisuallyHidden>
      <Kept hidden={isSearching}>{children}</Kept>
      {isNeeded && (
        <Kept hidden={!isSearching || !isFound}>
          <BillerList billers={found} label={words.results} />
        </Kept>
      )}
      {isSearching && !isFound && (
        <Card>
          <EmptyState title={words.notFound}>{words.notFoundText}</EmptyState>
        </Card>
      )}
    </>
  );
}
