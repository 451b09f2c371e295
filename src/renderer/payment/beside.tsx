import { useContext, useState, type ReactNode } from "react";
import { styled } from "styled-components";

import { fromWide } from "#ui/styles/media.ts";
import { useMedia } from "#ui/behaviour/use-media.ts";
import { CloseContext } from "#renderer/screen-context.ts";

import { BesideContext } from "./beside-context.ts";
import { Summary } from "./summary-beside.tsx";

const Columns = styled.div`
  min-width: 0;
  ${fromWide} {
    display: grid;
    grid-template-columns: minmax(0, 40rem) minmax(15rem, 20rem);
    align-items: start;
    gap: var(--space-6);
  }
`;
const Aside = styled.div`
  position: sticky;
  top: calc(var(--touch) + var(--space-6));
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
`;

type BesideProps = {
  /** The form itself shows what is confirmed: one place says it. */
  readonly reviewed: boolean;
  readonly children: ReactNode;
};

/**
 * The forms of a payment; where there is room with what they come to beside them, and the latest recipients below that. A dialog
 * above a page has no room for it. The forms keep their place in the tree, so that nothing is lost when a window changes.
 */
export function Beside({ reviewed, children }: BesideProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isWide = useMedia(fromWide);
  const isOver = useContext(CloseContext) !== undefined;
  if (isOver) return children;
  return (
    <BesideContext value={isWide ? place : null}>
      <Columns data-beside>
        {children}
        {isWide && (
          <Aside>
            {!reviewed && <Summary />}
            <div ref={setPlace} />
          </Aside>
        )}
      </Columns>
    </BesideContext>
  );
}
