import { styled } from "styled-components";

/** What belongs together, below its name. */
export const Group = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  > legend {
    padding-bottom: var(--space-2);
    font-size: var(--text-s);
    font-weight: var(--weight-semibold);
  }
`;
/** What is set inside of a value: a line at its side tells where it ends. */
export const Inside = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--color-border);
`;
/** A control, and what can be done with it beside. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
