import { isDeepStrictEqual } from "node:util";

import type { ScenarioDefinition } from "#definition/format.ts";
import { matches } from "#engine/scenario/matches.ts";
import { answers, scenarioSend } from "#engine/scenario/replies.ts";
import type { ProviderRequest, Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";
import type { UnknownCall, UnknownReply } from "#sandbox/server.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import {
  openProject,
  openScreen,
  type Project,
  screenPaths,
  withTexts,
} from "#tools/project/project-files.ts";

/**
 * Answers calls that the sandbox does not know from the scenarios of the screens, so that a new biller works before
 * anybody has written code for it. It uses the scenario that expects exactly this request, else the first that has a
 * reply; the same scenario answers later requeries. Files are read at each call, and then `drafts`: unsaved texts of
 * the gallery's editor, by path.
 */
export function scenarioCalls(
  root: string,
  drafts: () => ReadonlyMap<string, string> = () => new Map(),
): (call: UnknownCall) => Promise<UnknownReply | undefined> {
  let current:
    | { readonly scenario: ScenarioDefinition; readonly key: string | undefined; readonly send: Send }
    | undefined;

  return async (call) => {
    const name = `${call.method} ${call.path}`;
    const able = knownScenarios(openProject(root), drafts()).filter(({ replies }) =>
      replies.some((reply) => answers(reply.call, name)),
    );
    const expecting = able.find((scenario) => expects(scenario, name, call.body));
    const scenario = expecting ?? able.find((one) => one.name === current?.scenario.name) ?? able[0];
    if (!scenario) return undefined;
    const isNew = expecting !== undefined && call.idempotencyKey !== current?.key;
    // An edited scenario starts again.
    if (!current || isNew || !isDeepStrictEqual(scenario, current.scenario)) {
      current = { scenario, key: call.idempotencyKey, send: scenarioSend(scenario) };
    }
    return await sendTo(current.send, call);
  };
}

async function sendTo(
  send: Send,
  { method, path, body, idempotencyKey }: UnknownCall,
): Promise<UnknownReply> {
  const request = { method: method as ProviderRequest["method"], path, body };
  try {
    return await send(idempotencyKey === undefined ? request : { ...request, idempotencyKey });
  } catch (error) {
    if (error instanceof ProviderError) return "lost";
    throw error;
  }
}

function knownScenarios(saved: Project, drafts: ReadonlyMap<string, string>): ScenarioDefinition[] {
  if (drafts.size === 0) return scenariosOf(saved);
  const drafted = scenariosOf(withTexts(saved, drafts));
  return [...scenariosOf(saved), ...drafted.map((one) => ({ ...one, name: `draft of ${one.name}` }))];
}

/** All scenarios of a project, in the order of its files; the screen's title is part of their names. */
function scenariosOf(project: Project): ScenarioDefinition[] {
  return screenPaths(project).flatMap((path) => {
    const { screen, problems } = checkScreen(openScreen(project, path));
    const { scenarios = [] } = screen as { readonly scenarios?: readonly ScenarioDefinition[] };
    return problems.length > 0 ? [] : scenarios.map((one) => ({ ...one, name: `${path}: ${one.name}` }));
  });
}

function expects({ expect }: ScenarioDefinition, name: string, body: unknown): boolean {
  return (expect.requests ?? []).some((request) => request.call === name && matches(request.body, body));
}
