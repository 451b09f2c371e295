import { useEffect, useRef } from "react";

import { expressionsIn } from "#definition/expression.ts";
import type { Value } from "#definition/value.ts";
import { say } from "#lib/text/words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { useScreenStore, useScreenValue } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

type LoadMoreProps = { readonly source?: string | undefined; readonly of?: Value };

/** Below a list that comes in pages: loads the next page, or says why it did not come. The list is that of a source, or `of` names it. */
export function LoadMore({ source, of = "" }: LoadMoreProps) {
  const { sources = {} } = useScreenStore().screen;
  const named = expressionsIn(of).flatMap(({ root, path }) => (root === "sources" ? path.slice(0, 1) : []));
  const names = source === undefined ? named : [source];
  return names.filter((name) => sources[name]?.pages).map((name) => <More key={name} source={name} />);
}

function More({ source }: { readonly source: string }) {
  const store = useScreenStore();
  const pages = useScreenValue((one) => one.getState().sources[source]?.pages);
  const end = useFocusAtEnd(pages?.next === undefined);
  if (!pages || (pages.next === undefined && pages.read === 1)) return null;
  const { status, reason, items, next } = pages;
  const hasFailed = status === "failed";
  return (
    <Stack $gap={2}>
      <Text as="output" ref={end} tabIndex={-1} $tone="muted">
        {hasFailed
          ? say(words.theNextOnesCouldNotBe, { reason: reason ?? "" })
          : countText(items.length, next === undefined)}
      </Text>
      {next !== undefined && (
        <Row>
          <Button
            variant="secondary"
            size="s"
            busy={status === "loading"}
            busyText={words.pleaseWait}
            onClick={() => void store.lookUps?.more(source)}
          >
            {hasFailed ? words.tryAgain : words.loadMore}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function countText(count: number, isAll: boolean): string {
  return isAll ? say(words.allAreInTheList, { count }) : say(words.theFirstAreInTheList, { count });
}

/** The button goes with the last page; what it has brought takes the focus. */
function useFocusAtEnd(isEnd: boolean) {
  const text = useRef<HTMLParagraphElement>(null);
  const was = useRef(isEnd);
  useEffect(() => {
    if (isEnd && !was.current && document.activeElement === document.body) text.current?.focus();
    was.current = isEnd;
  }, [isEnd]);
  return text;
}
