import { styled } from "styled-components";

import type { Problem } from "#definition/problem.ts";
import { tellProblem } from "#gallery/shell/project/diagnostics.ts";
import { tellTrouble } from "#gallery/shell/address/groups.ts";
import { Alert } from "#ui/feedback/alert.tsx";

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  overflow-wrap: anywhere;
  small {
    display: block;
  }
`;

/** Errors that are shown one by one. */
const MOST = 10;

/** The errors that would be written; renders nothing without any. */
export function ErrorList({ errors }: { errors: readonly Problem[] }) {
  if (errors.length === 0) return null;
  const more = errors.length - MOST;
  return (
    <Alert tone="danger" title={`These files have ${tellTrouble({ errors: errors.length, warnings: 0 })}`}>
      <List className="errors">
        {errors.slice(0, MOST).map((problem) => (
          <li key={`${problem.file}:${problem.line}:${problem.column} ${problem.message}`}>
            {tellProblem(problem)}
            <small>
              {problem.file}, line {problem.line}, column {problem.column}
            </small>
          </li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </List>
    </Alert>
  );
}
