import { Check, CircleDashed, X } from "lucide-react";
import { styled } from "styled-components";

import { coarse } from "#gallery/shell/looks/controls.ts";
import type { Verdict } from "#gallery/protocol.ts";
import { entryStates } from "#ui/styles/entry-styles.ts";
import { Link } from "#ui/text/link.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import type { Run, Verdicts } from "./runs.ts";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  padding: 0;
`;
const Entry = styled(Link)`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  min-height: 1.625rem;
  padding: 0.1875rem var(--space-2);
  border-radius: var(--radius-s);
  color: var(--color-text);
  font-size: var(--text-s);
  line-height: var(--line-snug);
  text-decoration: none;
  ${entryStates}
  ${coarse} {
    min-height: var(--touch);
  }
`;
const Mark = styled.span<{ $tone: "success" | "danger" | "muted" }>`
  flex: none;
  padding-top: 0.125rem;
  color: var(--color-${({ $tone }) => ($tone === "muted" ? "text-muted" : `${$tone}-text`)});
`;
const Failed = styled.strong`
  color: var(--color-danger-text);
  font-weight: var(--weight-semibold);
`;

type RunListProps = { runs: readonly Run[]; verdicts: Verdicts; running: readonly Run[] };

/** Scenarios, each passed, failed, running or waiting, and a link to it. */
export function RunList({ runs, verdicts, running }: RunListProps) {
  return (
    <List className="runs">
      {runs.map((run) => (
        <li key={run.src}>
          <Entry to={run.to}>
            <RunMark verdict={verdicts[run.src]} isRunning={running.includes(run)} />
            <span>
              {run.title}
              {isFailed(verdicts[run.src]) && <Failed> – failed</Failed>}
            </span>
          </Entry>
        </li>
      ))}
    </List>
  );
}

function RunMark({ verdict, isRunning }: { verdict: Verdict | undefined; isRunning: boolean }) {
  if (!verdict && isRunning) {
    return (
      <Mark $tone="muted">
        <Spinner size={1} />
        <VisuallyHidden>Running: </VisuallyHidden>
      </Mark>
    );
  }
  if (!verdict) {
    return (
      <Mark $tone="muted">
        <CircleDashed size="1em" />
        <VisuallyHidden>Waiting: </VisuallyHidden>
      </Mark>
    );
  }
  if (isFailed(verdict)) {
    return (
      <Mark $tone="danger">
        <X size="1em" />
      </Mark>
    );
  }
  return (
    <Mark $tone="success">
      <Check size="1em" />
      <VisuallyHidden>Passed: </VisuallyHidden>
    </Mark>
  );
}

function isFailed(verdict: Verdict | undefined): boolean {
  return verdict?.kind === "failed" || verdict?.kind === "broken";
}
