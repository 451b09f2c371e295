import type { Condition } from "#definition/compiled.ts";
import type { ActionDefinition } from "#definition/format.ts";
import { exchange, unbuilt } from "#engine/calls/call.ts";
import { holds } from "#engine/values/condition.ts";
import { TONES } from "#engine/calls/effects.ts";
import { decide, withAnswer } from "#engine/calls/outcome.ts";
import { actionKey, pausesUntil, rests } from "#engine/calls/pauses.ts";
import { isAsk, onPage, type Position } from "#engine/state/position.ts";
import { buildRequest } from "#engine/calls/request.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import { withoutSecrets } from "#engine/state/secrets.ts";

import { effectsOf } from "./outcome-effects.ts";
import type { Perform } from "./performer.ts";

type ActionParts = {
  readonly perform: Perform;
  readonly move: (to: Position) => void;
  /** Called when effects may have changed inputs. */
  readonly settled: () => void;
  /** Changes when the screen is closed or opened again. */
  readonly openings: () => number;
};

export type Actions = {
  /** Runs an additional action of the form in view. */
  readonly act: (index: number) => Promise<void>;
  /**
   * Runs an action with these values: one at a time under each key, and none during its pause. Fulfils when the answer
   * is dealt with.
   */
  readonly run: (action: ActionDefinition<Condition>, key: string, sent: Scope) => Promise<void>;
};

/** Makes the calls of buttons beside a form (such as 'resend'). */
export function createActions(host: ScreenHost, { perform, move, settled, openings }: ActionParts): Actions {
  const running = new Set<string>();

  async function act(index: number): Promise<void> {
    const step = host.screen.steps[host.state().at]!;
    const action = isAsk(step) ? step.ask.actions?.[index] : undefined;
    if (action) await run(action, actionKey(action), host.scope());
  }

  async function run(action: ActionDefinition<Condition>, key: string, sent: Scope): Promise<void> {
    const { at } = host.state();
    if (action.when && !holds(action.when, sent)) return;
    const { environment } = host;
    const sentAt = environment.now();
    if (running.has(key) || pausesUntil(action, environment) > sentAt) return;
    const request = buildRequest(action, sent);
    running.add(key);
    const opening = openings();
    environment.sent.note(actionKey(action), sentAt);
    host.tell();
    const answer = request ? await exchange(environment.send, request) : unbuilt(key);
    running.delete(key);
    if (opening !== openings()) return;
    const answered = withAnswer(withoutSecrets(host.screen, sent), answer, action);
    const outcome = decide(action, answer, answered);
    const closed = perform(effectsOf(action, outcome, answered), answered, TONES[outcome]);
    const present = host.state();
    // A request that was refused, or never left the device, may be repeated at once.
    if (!rests(outcome, answer)) environment.sent.note(actionKey(action), undefined);
    // Also without a pause, because the form's texts may depend on stored values.
    host.tell();
    if (closed && present.phase === "asking" && present.at === at)
      move(onPage(host.screen, at, host.scope()));
    else settled();
  }

  return { act, run };
}
