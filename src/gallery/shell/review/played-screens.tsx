import type { Subject } from "#gallery/states.ts";
import { HiddenViews } from "#gallery/shell/scenarios/hidden-views.tsx";
import { RunList } from "#gallery/shell/scenarios/run-list.tsx";
import { type Run, tallyOf, tellTally, type Verdicts } from "#gallery/shell/scenarios/runs.ts";
import { TallyBadge } from "#gallery/shell/scenarios/tally-badge.tsx";
import { useRuns } from "#gallery/shell/scenarios/use-runs.ts";
import { useScenarioRuns } from "#gallery/shell/scenarios/use-scenario-runs.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

type PlayedScreensProps = {
  /** The changed screens. */
  screens: readonly Subject[];
  drafts: string;
};

/** Plays all scenarios of the changed screens, with the drafts. */
export function PlayedScreens({ screens, drafts }: PlayedScreensProps) {
  const runsOf = useScenarioRuns();
  const [broken, playable] = [true, false].map((is) => screens.filter((one) => isBroken(one) === is));
  const lists = playable!.map((screen) => ({ screen, runs: runsOf(screen, drafts) }));
  const all = lists.flatMap(({ runs }) => runs);
  const { key, verdicts, running, note } = useRuns(all);
  return (
    <Stack as="section" $gap={3}>
      <Row $gap={3}>
        <Heading $size="l">Scenarios</Heading>
        <TallyBadge tally={tallyOf(all, verdicts)} />
      </Row>
      {screens.length === 0 && (
        <Text $size="s" $tone="muted">
          No screen is changed.
        </Text>
      )}
      {broken!.length > 0 && (
        <Text $size="s" $tone="danger">
          Not played, because of errors: {broken!.map(({ title }) => title).join(", ")}.
        </Text>
      )}
      {lists.map(({ screen, runs }) => (
        <Screen key={screen.id} title={screen.title} runs={runs} verdicts={verdicts} running={running} />
      ))}
      <HiddenViews round={key} running={running} onVerdict={note} />
    </Stack>
  );
}

function isBroken({ screen }: Subject): boolean {
  return screen !== undefined && screen.module === undefined;
}

type ScreenProps = { title: string; runs: readonly Run[]; verdicts: Verdicts; running: readonly Run[] };

function Screen({ title, runs, verdicts, running }: ScreenProps) {
  const tally = tallyOf(runs, verdicts);
  return (
    <Fold title={`${title}: ${tellTally(tally)}`} startsOpen={tally.passed < tally.played}>
      <RunList runs={runs} verdicts={verdicts} running={running} />
    </Fold>
  );
}
