import { Search as SearchIcon } from "lucide-react";
import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";

import { useBillers } from "#app/billers/use-billers.ts";
import { say } from "#lib/text/words.ts";
import { usePageServices } from "#pages/services.ts";
import { HISTORY } from "#pages/transactions/read/calls.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { useTransactions } from "#pages/transactions/read/use-transactions.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { keepPlace } from "#ui/behaviour/keep-place.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { FindingList, optionId } from "./finding-list.tsx";
import { find, indexFindings, type Finding } from "./findings.ts";
import { words } from "./words.ts";

const SearchInput = styled(TextInput).attrs({ role: "combobox" })`
  flex: none;
`;

/** The same height for few and for many results, so that the dialog does not jump at each keystroke. */
const Results = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  height: min(26rem, 60vh);
  padding-top: var(--space-3);
`;
const RECENT = { period: { from: "", to: "" }, page: 1, size: 30, types: [] };
const NONE: readonly Transaction[] = [];

type SearchPanelProps = { onClose: () => void; onTransaction: (transaction: Transaction) => void };

/** A field and its findings; the arrow keys choose while the field keeps the focus, Enter opens. */
export function SearchPanel({ onClose, onTransaction }: SearchPanelProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { settings } = usePageServices();
  const { data, error, isLoading, mutate } = useTransactions(RECENT, { call: HISTORY });
  const transactions = data?.rows ?? NONE;
  const billers = useBillers();
  const index = useMemo(
    () => indexFindings(settings, transactions, billers),
    [settings, transactions, billers],
  );
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const found = useMemo(() => find(index, text), [index, text]);
  const chosen = Math.min(at, found.length - 1);
  const announced = useDeferredValue(countText(found.length));

  const open = ({ opens }: Finding) => {
    onClose();
    if ("path" in opens) void navigate(opens.path);
    else onTransaction(opens.transaction);
  };
  const move = (to: number) => {
    setAt(to);
    list.current?.querySelectorAll("[role=option]")[to]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    if (event.nativeEvent.isComposing || last < 0) return;
    if (event.key === "ArrowDown") move(chosen === last ? 0 : chosen + 1);
    else if (event.key === "ArrowUp") move(chosen === 0 ? last : chosen - 1);
    else if (event.key === "Enter") open(found[chosen]!);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <SearchInput
        // The dialog was opened for typing, and its panel appears later than the dialog.
        ref={focusAtOnce}
        type="search"
        aria-label={words.searchScreensBillersAndRecentTransactions}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(listId, chosen) : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={words.airtimeDstv5000AReference}
        start={<SearchIcon size="1.25em" />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Results>
        <FindingList id={listId} ref={list} found={found} chosen={chosen} onOpen={open} />
        {found.length === 0 && (
          <EmptyState title={words.nothingFoundCheckTheSpellingOr} picture={<Picture name="lens" />} />
        )}
        {isLoading && (
          <Text $tone="muted" $size="s">
            {words.gettingYourRecentTransactions}
          </Text>
        )}
        {billers.error !== undefined && (
          <Failed text={words.weCouldNotLoadAllBillers} onRetry={billers.retry} />
        )}
        {error !== undefined && (
          <Failed text={words.weCouldNotLoadYourTransactions} onRetry={() => void mutate()} />
        )}
      </Results>
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
    </>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Row ref={keepPlace} $justify="space-between">
      <Text $tone="muted" $size="s">
        {text}
      </Text>
      <Button size="s" variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </Row>
  );
}

function focusAtOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

function countText(count: number): string {
  return count === 0 ? words.nothingFound : say(words.countResults, { count });
}
