import { styled } from "styled-components";

import { Heading } from "#ui/text/text.tsx";

const Main = styled.main`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-4);
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Shows the error when there is nothing else to show. */
export function BrokenView({ message }: { message: string }) {
  return (
    <Main>
      <Heading as="h1" $size="xl">
        This cannot be shown
      </Heading>
      <p>{message}</p>
    </Main>
  );
}
