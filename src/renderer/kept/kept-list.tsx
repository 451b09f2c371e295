import { useContext, useEffect, useRef, useState } from "react";

import type { Ask } from "#definition/compiled.ts";
import type { Option } from "#engine/sources/source.ts";
import { inFrame } from "#lib/tasks/frames.ts";
import { say } from "#lib/text/words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { keepPlace } from "#ui/behaviour/keep-place.ts";
import { RecentPicks } from "#ui/controls/recent-picks.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { focusFirstField } from "#renderer/form/focus-field.ts";
import { LateContext, useScreenStore, useScreenValue, useText } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

import { KeptRemoval } from "./kept-removal.tsx";

/** More items than these show on demand: the fields below must stay in view. */
const FEW = 5;

const none: readonly Option[] = [];

type KeptListProps = { readonly kept: NonNullable<Ask["kept"]>; readonly formId: string };

/** The list that the provider keeps, above the fields: what was kept earlier, or why it does not show. */
export function KeptList({ kept: { source: name, title, empty }, formId }: KeptListProps) {
  const store = useScreenStore();
  const heading = useText(title) || words.saved;
  const nothing = useText(empty);
  const source = useScreenValue((one) => one.getState().sources[name]);
  const chosen = useScreenValue((one) => one.kept?.chosen());
  const { lookUps } = useContext(LateContext);
  const [showsAll, setShowsAll] = useState(false);
  const [asked, setAsked] = useState<string>();
  const options = source?.options ?? none;
  const root = useFocusAfterRemoval(options, asked, formId);
  const shown = options.filter(({ key }, index) => showsAll || index < FEW || key === chosen);

  const showAll = () => {
    setShowsAll(true);
    // The button goes: the first item that has come takes the focus.
    inFrame(() => root.current?.querySelectorAll("li")[FEW]?.querySelector("button")?.focus());
  };

  if (source?.status === "loading")
    return <Text $tone="muted">{store.screen.sources?.[name]?.loading ?? words.waiting}</Text>;
  if (source?.status === "failed")
    return <Failure reason={source.reason} onRetry={() => store.refresh([name])} />;
  if (options.length === 0) return source && nothing ? <Text $tone="muted">{nothing}</Text> : null;
  return (
    <Stack ref={root} $gap={2}>
      <RecentPicks
        label={heading}
        picks={shown.map(({ key, label, detail }) => ({
          key,
          label,
          detail,
          chosen: key === chosen,
          forget: store.kept?.removal(key) ?? false,
        }))}
        onPick={(index) => store.kept?.use(shown[index]!.key)}
        onForget={(index) => setAsked(shown[index]!.key)}
        asksFirst
      />
      {shown.length < options.length && (
        <Row>
          <Button variant="quiet" size="s" onClick={showAll}>
            {say(words.showAll, { length: options.length })}
          </Button>
        </Row>
      )}
      {lookUps && <lookUps.LoadMore source={name} />}
      {asked !== undefined && <KeptRemoval item={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

/** The button that had the focus goes with its item: another one takes it. */
function useFocusAfterRemoval(options: readonly Option[], asked: string | undefined, formId: string) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    last.current = asked ?? last.current;
    if (last.current === undefined || options.some(({ key }) => key === last.current)) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const other = root.current?.querySelector("button");
    if (other) other.focus();
    else focusFirstField(formId);
  }, [options, asked, formId]);
  return root;
}

function Failure({ reason, onRetry }: { readonly reason: string | undefined; readonly onRetry: () => void }) {
  return (
    <Stack ref={keepPlace} $gap={2}>
      <Text $tone="muted">{reason}</Text>
      <Row>
        <Button variant="secondary" size="s" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </Row>
    </Stack>
  );
}
