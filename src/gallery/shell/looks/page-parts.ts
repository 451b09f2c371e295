import { styled } from "styled-components";

/** A page of the shell that scrolls as a whole, with what is hidden in it. */
export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  width: 100%;
  max-width: 80rem;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) var(--space-7);
`;
/** Centres a loading or error message. */
export const Centre = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 12rem;
  padding: var(--space-4);
`;

/** The title of a page, with its tools. */
export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
  > h1 {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
