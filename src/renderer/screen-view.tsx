import { useContext, useEffect, useMemo, useRef } from "react";

import type { Ask, Screen } from "#definition/compiled.ts";
import type { Environment } from "#engine/environment.ts";
import { formsInView, isAsk, isDialog } from "#engine/state/position.ts";
import { ofKind } from "#engine/screen/step-kind.ts";
import { useScreen } from "#engine/screen/use-screen.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { PageAsk } from "./ask-view.tsx";
import {
  LateContext,
  OpenedContext,
  ScreenContext,
  useScreenStore,
  useScreenValue,
  useText,
} from "./screen-context.ts";
import type { BillerHere } from "./around/biller.tsx";
import type { Late } from "./late.ts";
import type { Views } from "./late-views.ts";
import { widgetsAtHand } from "./widgets.ts";
import { useReconnect } from "./around/use-reconnect.ts";

type ScreenViewProps = {
  readonly screen: Screen;
  readonly environment: Environment;
  /** The result of `loadLate` for this screen. */
  readonly late: Late;
  /** The query of the address, which may fill in fields (`fromAddress`). */
  readonly query?: string | undefined;
  /** The biller that the address names, of a screen that serves several. */
  readonly biller?: BillerHere | undefined;
  /** Closes the dialog of a screen above a page. */
  readonly onClose?: () => void;
};

/**
 * Renders any declared screen: heading, form, dialogs and result. Use the screen's id as its key. When the app
 * navigates here, the heading takes the focus (`tabIndex` -1).
 */
export function ScreenView({ screen, environment, late, query, biller, onClose }: ScreenViewProps) {
  const { views, payments } = late;
  const loaded = useMemo(() => ({ ...late, widgets: { ...widgetsAtHand, ...late.widgets } }), [late]);
  const store = useScreen(
    screen,
    environment,
    views && { ...late, ...views.engine, payments: payments?.engine },
  );
  useReconnect(store);
  const opened = useContext(OpenedContext);
  useEffect(() => opened?.(store), [opened, store]);
  useEffect(() => {
    return query ? views?.fillFromAddress(store, loaded.widgets, query) : undefined;
  }, [query, views, store, loaded]);
  const of = biller?.id;
  useEffect(() => (of === undefined ? undefined : views?.fillBiller(store, of)), [of, views, store]);
  return (
    <ScreenContext value={store}>
      <LateContext value={loaded}>
        {views && onClose ? (
          <views.OverPage onClose={onClose}>
            <Content late={late} onClose={onClose} />
          </views.OverPage>
        ) : (
          <Stack $gap={5}>
            <Header screen={screen} views={views} biller={biller} />
            <Content late={late} />
          </Stack>
        )}
      </LateContext>
    </ScreenContext>
  );
}

type HeaderProps = Pick<ScreenViewProps, "screen" | "biller"> & { readonly views: Views | undefined };

function Header({ screen, views, biller }: HeaderProps) {
  const title = useText(screen.title);
  const intro = useText(screen.intro);
  return (
    <Stack as="header" $gap={1}>
      <Heading as="h1" $size="2xl" tabIndex={-1}>
        {views && biller ? <views.BillerTitle biller={biller} title={title} /> : title}
      </Heading>
      {intro && <Text $tone="muted">{intro}</Text>}
    </Stack>
  );
}

/** The current step, or the result of a payment in its place. */
function Content({ late, onClose }: { late: Late; onClose?: () => void }) {
  const { views, payments } = late;
  const steps = <Steps late={late} />;
  if (!views) return steps;
  return (
    <views.ResultPlace payments={payments} onClose={onClose}>
      {steps}
    </views.ResultPlace>
  );
}

/** The current step. It re-renders when the step changes, not while the customer types. */
function Steps({ late: { views, payments, kept, steps } }: { late: Late }) {
  const store = useScreenStore();
  const { screen } = store;
  const at = useScreenValue((one) => one.getState().at);
  const phase = useScreenValue((one) => one.getState().phase);
  const early = useScreenValue((one) => one.getState().early);
  useScreenValue((one) => one.getState().outputs);

  const { page, dialog } = formsInView(screen, { at, phase }, store.scope());
  const step = screen.steps[at]!;
  const front = dialog ?? page;
  const first = screen.steps.findIndex((one) => isAsk(one) && !isDialog(one));
  const view = (index: number, canCancel: boolean) => {
    const ask = askAt(screen, index);
    const formId = `${screen.id}-${index}`;
    const active = index === front;
    const busy = active && (early === true || phase === "calling" || phase === "waiting");
    return {
      ask,
      formId,
      active,
      busy,
      canCancel,
      review: ask.review && views && (
        <>
          <views.Review />
          {payments && <payments.QuoteNote />}
        </>
      ),
      facts: views && (ask.rows ?? ask.shares ?? ask.table) && <views.Facts of={ask} />,
      caution: active && views && <views.Caution busy={busy} />,
      list: active && kept && ask.kept && <kept.KeptList kept={ask.kept} formId={formId} />,
      keep: active && kept && ask.kept && <kept.KeptButton kept={ask.kept} />,
      recent: screen.recipients && payments && index === first && (
        <payments.RecentRecipients formId={formId} />
      ),
    };
  };
  const onPage = phase === "showing" ? at : page;
  const { root, focus } = useStepFocus(onPage, views);
  const kind = phase === "resting" ? undefined : ofKind(steps, step);
  const content = (
    <Stack ref={root} $gap={5}>
      {views && onPage !== undefined && <views.StageBar at={onPage} />}
      {views && <views.DraftNote onStartAgain={focus} />}
      {page !== undefined && <PageAsk key={page} {...view(page, page > 0)} />}
      {views && dialog !== undefined && <views.DialogAsk key={dialog} {...view(dialog, true)} />}
      {payments && dialog === undefined && <payments.Rehearsal of={view} />}
      {kind && <kind.View step={step} />}
    </Stack>
  );
  if (!payments) return content;
  return (
    <payments.Beside reviewed={front === undefined || askAt(screen, front).review === true}>
      {content}
    </payments.Beside>
  );
}

/** Moves the focus when the page goes on to another step, because the button that led there is unmounted. */
function useStepFocus(onPage: number | undefined, views: Views | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(onPage);
  const focus = () => views?.focusStep(root.current);
  useEffect(() => {
    if (last.current !== onPage) focus();
    last.current = onPage;
  });
  return { root, focus };
}

function askAt(screen: Screen, at: number): Ask {
  const step = screen.steps[at]!;
  if (!isAsk(step)) throw new Error(`${screen.id}: step ${at} is not a form`);
  return step.ask;
}
