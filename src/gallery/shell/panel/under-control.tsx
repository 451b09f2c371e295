import { styled } from "styled-components";

import type { Control } from "#gallery/protocol-panel.ts";
import type { Problem } from "#definition/problem.ts";
import { tellProblem } from "#gallery/shell/project/diagnostics.ts";
import type { UnderFieldProps } from "#ui/controls/field.tsx";
import { ToneIcon } from "#ui/styles/tone.tsx";

import { hintOf } from "./hint-of.ts";
import type { Shown } from "./own-value.ts";
import { withCode } from "./with-code.tsx";

const Warning = styled.span`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  font-size: var(--text-s);
  line-height: var(--line-snug);
  color: var(--color-warning-text);
  > svg {
    flex: none;
  }
`;

/**
 * What stands below a control: its help, and what is wrong with its value. A warning is no error.
 *
 * @param wrong what is wrong with the text that is typed, and is in no file
 */
export function underControl(
  control: Control,
  shown: Shown,
  problem: Problem | undefined,
  wrong: string | undefined,
): UnderFieldProps {
  const isWarning = problem?.level === "warning";
  const error = wrong ?? (problem && !isWarning ? tellProblem(problem) : undefined);
  return {
    hint: withCode(hintOf(control, shown)),
    ...(error !== undefined && { error }),
    ...(problem && isWarning && { notes: <Noted text={tellProblem(problem)} /> }),
  };
}

function Noted({ text }: { text: string }) {
  return (
    <Warning>
      <ToneIcon tone="warning" size="1.125em" />
      <span>{text}</span>
    </Warning>
  );
}
