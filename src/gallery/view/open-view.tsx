import type { Root } from "react-dom/client";

import { clearAlerts } from "#app/alerts.ts";
import { BankContext, type Bank } from "#app/bank.ts";
import { openAfresh } from "#app/router/arrival.tsx";
import { preload } from "#app/router/preload.ts";
import type { Catalogue, Verdict } from "#gallery/protocol.ts";
import { statesOf, type GalleryState, type Subject, type View } from "#gallery/states.ts";

import { clearToasts } from "#ui/toasts/toast.ts";

import { scenarioOf } from "./catalogue.ts";
import { goOffline } from "./go-offline.ts";
import { openViewBank, signIn } from "./open-bank.ts";
import type { Opened } from "./opened.ts";
import { type Playing, playView } from "./play-view.ts";
import { Looks } from "./looks.tsx";
import { lengthen } from "./replies/long.ts";
import { spoil } from "./replies/spoil.ts";
import { comeToRest } from "./rest.ts";
import { Scene } from "./scene.tsx";
import type { Show } from "./stage.ts";
import { subjectState } from "./subject-state.ts";
import { watchTraffic } from "./traffic.ts";

/**
 * Shows a view, and returns the result when the page has come to rest. Throws an error with a message when it cannot be
 * shown.
 */
export async function openView(
  root: Root,
  view: View,
  catalogue: Catalogue,
  following: Opened,
): Promise<Verdict> {
  const { subject, state } = subjectState(view, catalogue);
  // Its code comes while the bank opens.
  preload(subject.path);
  // Of the view before, in the same window.
  clearAlerts();
  clearToasts();
  openAfresh();
  const bank = await enter(await openViewBank(view, catalogue), subject, state);
  const traffic = watchTraffic();
  if (subject.isLooks) {
    root.render(
      <BankContext value={bank}>
        <Looks />
      </BankContext>,
    );
    const shown: Verdict = { kind: "shown" };
    await comeToRest(traffic, false, { ...following, verdict: shown });
    return shown;
  }
  let scenes = 0;
  const show: Show = (shown, opened) =>
    root.render(<Scene key={scenes++} bank={shown} path={subject.path} opened={opened} />);
  const parts = { bank, subject, traffic, show };
  const { play } = state;
  if (play.kind !== "scenario") {
    const verdict = perform(play, parts);
    await comeToRest(traffic, isBusy(state, subject), { ...following, verdict });
    return verdict;
  }
  const playing = await startScenario(play, parts);
  return await goOn(state, following);

  async function goOn(to: GalleryState, opened: Opened): Promise<Verdict> {
    const { index, until } = to.play as ScenarioPlay;
    const verdict = await playing.goTo(until);
    opened.onStopped((next) => {
      const follows = next.subject === subject.id && stateAfter({ index, until }, subject, next.state);
      return follows ? async (other) => await goOn(follows, other) : undefined;
    });
    await comeToRest(traffic, isBusy(to, subject), { ...opened, verdict });
    return verdict;
  }
}

type ScenarioPlay = Extract<GalleryState["play"], { kind: "scenario" }>;

/** The state of a name, if a scenario that has stopped at a step comes to it later. */
function stateAfter(
  { index, until }: Pick<ScenarioPlay, "index" | "until">,
  subject: Subject,
  name: string,
): GalleryState | undefined {
  const state = statesOf(subject).find(({ id }) => id === name);
  if (state?.play.kind !== "scenario" || until === undefined || state.play.index !== index) return undefined;
  return (state.play.until ?? Infinity) > until ? state : undefined;
}

type Parts = {
  readonly bank: Bank;
  readonly subject: Subject;
  readonly traffic: ReturnType<typeof watchTraffic>;
  readonly show: Show;
};

async function startScenario(
  { index, until }: ScenarioPlay,
  { bank, subject, ...scenes }: Parts,
): Promise<Playing> {
  const screen = subject.screen!;
  const scenario = await scenarioOf(screen, index);
  return await playView(bank, { screenId: screen.id, scenario, until }, scenes);
}

function perform(play: Exclude<GalleryState["play"], ScenarioPlay>, { bank, traffic, show }: Parts): Verdict {
  const never = play.kind === "replies" && play.replies === "never";
  const send = play.kind === "replies" ? spoil[play.replies](bank.send) : bank.send;
  if (play.kind === "replies" && play.replies === "offline") goOffline();
  show({ ...bank, send: never ? send : traffic.count(send) });
  return { kind: "shown" };
}

/**
 * Signs the demo customer in if the screen is for customers, and stores the values that other screens would have
 * stored.
 */
async function enter(bank: Bank, { screen }: Subject, { play }: GalleryState): Promise<Bank> {
  const isLong = play.kind === "replies" && play.replies === "long";
  if (screen?.access !== "public") {
    const { token, user } = await signIn(bank);
    bank.session.signIn(token, isLong ? (lengthen(user) as typeof user) : user);
  }
  const scenario = screen?.scenarios[play.kind === "scenario" ? play.index : 0];
  if (scenario?.stored) bank.session.store(scenario.stored);
  return bank;
}

/** Whether something stays in progress for as long as the view is open. */
function isBusy({ play }: GalleryState, { screen }: Subject): boolean {
  if (play.kind === "replies") return play.replies === "never";
  const step = play.kind === "scenario" && play.until !== undefined ? screen?.steps[play.until] : undefined;
  return step === "call" || step === "wait";
}
