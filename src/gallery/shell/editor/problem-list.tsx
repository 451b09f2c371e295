import { CircleCheck } from "lucide-react";
import { styled } from "styled-components";

import type { Problem } from "#definition/problem.ts";
import { coarse, ToolButton } from "#gallery/shell/looks/controls.ts";
import { tellTrouble, troubleOf } from "#gallery/shell/address/groups.ts";
import { type OpenText, tellOpen } from "#gallery/shell/panel/open-texts.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { ToneIcon } from "#ui/styles/tone.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { fixLabel, tellProblem } from "#gallery/shell/project/diagnostics.ts";

import { nameOf } from "./tell-saved.ts";

const Root = styled.section`
  position: relative;
  flex: none;
  max-height: 35%;
  overflow-y: auto;
  border-top: 1px solid var(--color-border);
  background: var(--color-surface);
  font-size: var(--text-s);
  line-height: var(--line-snug);
`;
const Count = styled.output`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  color: var(--color-text-muted);
`;
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-right: var(--space-3);
  border-top: 1px solid var(--color-border);
`;
const Place = styled.button`
  display: flex;
  flex: 1;
  gap: var(--space-2);
  min-width: 0;
  min-height: 2.25rem;
  padding: var(--space-2) var(--space-4);
  border: 0;
  background: transparent;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-sunken);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${coarse} {
    min-height: var(--touch);
  }
`;
const Told = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  > small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;
const Folded = styled.div`
  border-top: 1px solid var(--color-border);
  > details > summary {
    padding-inline: var(--space-4);
  }
`;
const Mark = styled.span<{ $tone: "danger" | "warning" }>`
  flex: none;
  color: var(--color-${({ $tone }) => $tone}-text);
`;

type ProblemListProps = {
  problems: readonly Problem[];
  /** What was typed in the panel and is in no file. */
  open: readonly OpenText[];
  /** Whether these are all. */
  isKnown: boolean;
  /** Path of the open file: its problems can be fixed here. */
  file: string;
  onGo: (problem: Problem) => void;
  onFix: (problem: Problem) => void;
  onOpen: (text: OpenText) => void;
};

/** Problems in other files that are shown at once; more are folded. */
const FEW = 2;

/**
 * The problems, each with a button that goes to its place: those of the open file first. Many in other files are folded where
 * they are warnings (missing translations), and all of them while this file has an error, which may be their cause.
 */
export function ProblemList({ problems, open, isKnown, file, onGo, onFix, onOpen }: ProblemListProps) {
  const own = problems.filter((one) => one.file === file);
  const others = problems.filter((one) => one.file !== file);
  const isWrong = own.some(({ level }) => level !== "warning");
  const less = others.filter(({ level }) => isWrong || level === "warning");
  const folded = less.length > FEW ? less : [];
  const lines = (some: readonly Problem[]) => (
    <ul className="problems">
      {some.map((problem) => (
        <ProblemLine key={keyOf(problem)} {...{ problem, file, onGo, onFix }} />
      ))}
    </ul>
  );
  return (
    <Root aria-label="Problems">
      <Count>
        {problems.length + open.length === 0 && isKnown && <CircleCheck size="1em" aria-hidden="true" />}
        {tellCount(problems, open) || (isKnown ? "No problems" : "Looking for problems …")}
      </Count>
      {open.length > 0 && (
        <ul className="open-texts">
          {open.map((text) => (
            <Line key={`${text.path} ${text.pointer}`}>
              <Place type="button" onClick={() => onOpen(text)}>
                <Mark $tone="danger">
                  <ToneIcon tone="danger" size="1em" />
                </Mark>
                <Told>
                  {tellOpen(text)}
                  <small>{nameOf(text.path)}, in the panel</small>
                </Told>
              </Place>
            </Line>
          ))}
        </ul>
      )}
      {lines([...own, ...others.filter((one) => !folded.includes(one))])}
      {folded.length > 0 && (
        <Folded>
          <Fold title={`In other files: ${tellTrouble(troubleOf(folded))}`}>{lines(folded)}</Fold>
        </Folded>
      )}
    </Root>
  );
}

function tellCount(problems: readonly Problem[], { length }: readonly OpenText[]): string {
  const unread = length === 1 ? "1 text cannot be read" : `${length} texts cannot be read`;
  return [tellTrouble(troubleOf(problems)), length > 0 && unread].filter(Boolean).join(", ");
}

type ProblemLineProps = Pick<ProblemListProps, "file" | "onGo" | "onFix"> & { problem: Problem };

function ProblemLine({ problem, file, onGo, onFix }: ProblemLineProps) {
  const { level = "danger", nearest, line, column } = problem;
  return (
    <Line>
      <Place type="button" onClick={() => onGo(problem)}>
        <Mark $tone={level}>
          <ToneIcon tone={level} size="1em" />
          <VisuallyHidden>{level === "warning" ? "Warning" : "Error"}: </VisuallyHidden>
        </Mark>
        <Told>
          {tellProblem(problem)}
          <small>
            {nameOf(problem.file)}, line {line}, column {column}
          </small>
        </Told>
      </Place>
      {nearest !== undefined && problem.file === file && (
        <ToolButton variant="secondary" onClick={() => onFix(problem)}>
          {fixLabel(problem)}
        </ToolButton>
      )}
    </Line>
  );
}

function keyOf({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${message}`;
}
