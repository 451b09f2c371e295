import type { Ask, Screen } from "#definition/compiled.ts";
import type { Environment } from "#engine/environment.ts";
import { formsInView, isAsk } from "#engine/position.ts";
import type { ScreenState } from "#engine/screen-state.ts";
import type { ScreenStore } from "#engine/screen-store.ts";
import { useScreen } from "#engine/use-screen.ts";
import { resolveToText } from "#engine/value.ts";
import { Stack } from "#ui/stack.tsx";
import { Heading, Text } from "#ui/text.tsx";

import { DialogAsk, PageAsk } from "./ask-view.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { ScreenContext } from "./screen-context.ts";
import { ShowView } from "./show-view.tsx";
import { WaitDialog } from "./wait-dialog.tsx";

type ScreenViewProps = {
  readonly screen: Screen;
  readonly environment: Environment;
};

/**
 * Any declared screen: heading, form, dialogs and result. Give it the screen's id as its key. The heading takes the
 * focus when the app moves here (`tabIndex` -1).
 */
export function ScreenView({ screen, environment }: ScreenViewProps) {
  const { store, state } = useScreen(screen, environment);
  const scope = store.scope();
  const intro = resolveToText(screen.intro, scope);
  return (
    <ScreenContext value={store}>
      <Stack $gap={5}>
        <Stack as="header" $gap={1}>
          <Heading as="h1" $size="2xl" tabIndex={-1}>
            {resolveToText(screen.title, scope)}
          </Heading>
          {intro && <Text $tone="muted">{intro}</Text>}
        </Stack>
        {state.result && <ResultPanel result={state.result} onDismiss={store.dismissResult} />}
        <Forms screen={screen} state={state} store={store} />
      </Stack>
    </ScreenContext>
  );
}

function Forms({ screen, state, store }: { screen: Screen; state: ScreenState; store: ScreenStore }) {
  const { page, dialog } = formsInView(screen, state, store.scope());
  const step = screen.steps[state.at]!;
  const busy = state.phase === "calling" || state.phase === "waiting";
  const front = dialog ?? page;
  const view = (at: number) => ({
    ask: askAt(screen, at),
    formId: `${screen.id}-${at}`,
    active: at === front,
    busy: busy && at === front,
  });
  return (
    <>
      {page !== undefined && <PageAsk key={page} {...view(page)} canCancel={page > 0} />}
      {dialog !== undefined && <DialogAsk key={dialog} {...view(dialog)} canCancel />}
      {"wait" in step && state.phase === "waiting" && <WaitDialog wait={step.wait} />}
      {"show" in step && state.phase === "showing" && <ShowView show={step.show} />}
    </>
  );
}

function askAt(screen: Screen, at: number): Ask {
  const step = screen.steps[at]!;
  if (!isAsk(step)) throw new Error(`${screen.id}: step ${at} is no form`);
  return step.ask;
}
