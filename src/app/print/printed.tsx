import { useState, type ReactNode } from "react";

import { useBank } from "#app/bank.ts";
import { Arrival } from "#app/router/arrival.tsx";
import { IdleWarning } from "#app/session/idle-warning.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Heading } from "#ui/text/text.tsx";

import { Letterhead, OnScreen, Paper } from "./paper.tsx";
import { useBlankPage } from "./use-blank-page.ts";
import { usePrintOnce } from "./use-print-once.ts";
import { words } from "./words.ts";

type PrintedProps = {
  readonly title: string;
  /** As wide as the paper, for tables. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A page of the bank's paper, printed as soon as it is drawn. */
export function Printed({ title, wide = false, children }: PrintedProps) {
  const { name, logo } = useBank().settings.brand;
  const [broken, setBroken] = useState(false);
  useBlankPage();
  usePrintOnce();
  return (
    <>
      <Paper $wide={wide}>
        <Letterhead>
          {/* The light one in every scheme: paper is white. */}
          {logo && !broken && <img src={logo} alt="" onError={() => setBroken(true)} />}
          <span>{name}</span>
        </Letterhead>
        <Heading as="h1" $size="l" tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Paper>
      <OnScreen>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button variant="secondary" onClick={() => window.close()}>
          {words.close}
        </Button>
        <IdleWarning />
      </OnScreen>
      <Arrival title={title} />
    </>
  );
}
