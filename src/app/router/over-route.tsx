import { styled } from "styled-components";

import type { ScreenEntry } from "#definition/compiled.ts";

import { ScreenRoute } from "./screen-route.tsx";

/** Lies above the page until the dialog has loaded: shows its spinner or its error. */
const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-toast);
  display: grid;
  place-items: center;
  padding: var(--space-4);
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  > :not(dialog) {
    min-height: 0;
    padding: var(--space-5);
    border-radius: var(--radius-l);
    background: var(--color-surface);
    box-shadow: var(--shadow-3);
  }
`;

/** The route of a declared screen that opens above a page. */
export function OverRoute({ entry }: { entry: ScreenEntry }) {
  return (
    <Layer>
      <ScreenRoute entry={entry} />
    </Layer>
  );
}
