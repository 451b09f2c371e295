import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { styled } from "styled-components";

import { coarse } from "#gallery/shell/looks/controls.ts";
import type { Subject } from "#gallery/states.ts";
import { Badge } from "#ui/values/badge.tsx";
import { Text } from "#ui/text/text.tsx";

import { HiddenViews } from "./hidden-views.tsx";
import { showScenarios, useAreScenariosShown } from "./list-open.ts";
import { RunList } from "./run-list.tsx";
import { scenariosOf, tallyOf } from "./runs.ts";
import { TallyBadge } from "./tally-badge.tsx";
import { useRuns } from "./use-runs.ts";
import { useScenarioRuns } from "./use-scenario-runs.ts";

const Root = styled.section`
  flex: none;
  max-height: 33%;
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  overflow-y: auto;
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
`;
const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2rem;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  font-size: var(--text-s);
  font-weight: var(--weight-semibold);
  cursor: pointer;
  &[aria-expanded="true"] > svg {
    transform: rotate(90deg);
  }
  ${coarse} {
    min-height: var(--touch);
  }
`;

type ScenarioBoxProps = {
  subject: Subject;
  /** Name of the drafts to play. */
  drafts: string | undefined;
  /** Its files have no errors, so that it can be played as they are now. */
  canPlay: boolean;
  /** Another number plays all again. */
  round: number;
};

/** The scenarios of a screen; while the list is open they are played, and again after each change. */
export function ScenarioBox(props: ScenarioBoxProps) {
  const isOpen = useAreScenariosShown();
  const id = useId();
  const count = scenariosOf(props.subject).length;
  if (count === 0) return null;
  return (
    <Root aria-label="Scenarios">
      {isOpen ? (
        <Played {...props} id={id} onClose={() => showScenarios(false)} />
      ) : (
        <Head>
          <Toggle type="button" aria-expanded={false} onClick={() => showScenarios(true)}>
            <ChevronRight size="1em" />
            Scenarios
          </Toggle>
          <Badge>{count}</Badge>
        </Head>
      )}
    </Root>
  );
}

type PlayedProps = ScenarioBoxProps & { id: string; onClose: () => void };

function Played({ subject, drafts, canPlay, round, id, onClose }: PlayedProps) {
  const runs = useScenarioRuns()(subject, drafts);
  const { key, verdicts, running, note } = useRuns(canPlay ? runs : [], round);
  return (
    <>
      <Head>
        <Toggle type="button" aria-expanded aria-controls={id} onClick={onClose}>
          <ChevronRight size="1em" />
          Scenarios
        </Toggle>
        {canPlay && <TallyBadge tally={tallyOf(runs, verdicts)} />}
      </Head>
      <div id={id}>
        {canPlay ? (
          <RunList runs={runs} verdicts={verdicts} running={running} />
        ) : (
          <Text $size="s" $tone="muted">
            They are played when the errors are mended.
          </Text>
        )}
      </div>
      <HiddenViews round={key} running={running} onVerdict={note} />
    </>
  );
}
