import { Download } from "lucide-react";
import { useRef } from "react";
import { styled } from "styled-components";

import { Button } from "#ui/buttons/button.tsx";
import { ProgressBar } from "#ui/progress/progress-bar.tsx";
import { Row } from "#ui/layout/stack.tsx";
import type { Narrowing } from "#pages/transactions/read/filter.ts";
import { words } from "#pages/transactions/words.ts";

import { StatementButton } from "./statement-button.tsx";
import { useExport } from "./use-export.ts";
import { say } from "#lib/text/words.ts";

/** Aligns the texts of its buttons with the content above and below. */
const Line = styled(Row)`
  margin-inline: calc(-1 * var(--space-3));
`;
const Progress = styled.div`
  flex: 1 1 6rem;
  max-width: 10rem;
`;

/**
 * Saves the filtered transactions as a file for spreadsheets. If that takes several pages, it shows the progress and
 * can be stopped.
 */
export function ExportButton({ filter }: { filter: Narrowing }) {
  const { progress, start, cancel } = useExport(filter);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Line $gap={2} $justify="end">
      {progress && progress.lastPage > 1 && (
        <>
          <Progress>
            <ProgressBar
              label={say(words.pageOf, { page: progress.page, last: progress.lastPage })}
              value={progress.page}
              max={progress.lastPage}
            />
          </Progress>
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              // The button is about to unmount and must not take the focus with it.
              button.current?.focus();
              cancel();
            }}
          >
            {words.cancel}
          </Button>
        </>
      )}
      <Button
        ref={button}
        size="s"
        variant="quiet"
        busy={progress !== undefined}
        busyText={words.preparing}
        onClick={() => void start()}
      >
        <Download size="1.25em" />
        {words.downloadCsv}
      </Button>
      <StatementButton filter={filter} />
    </Line>
  );
}
