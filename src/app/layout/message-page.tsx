import { useEffect, type ReactNode } from "react";
import { styled } from "styled-components";

import { Heading, Text } from "#ui/text/text.tsx";

const Main = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  min-height: 100vh;
  min-height: 100dvh;
  padding: var(--space-5) var(--space-4);
  text-align: center;
  > p {
    max-width: 28rem;
  }
`;

type MessagePageProps = {
  title?: string;
  children: ReactNode;
  /** Above the title. */
  picture?: ReactNode;
  /** What the customer can do next: one button or link. */
  action?: ReactNode;
};

/** A whole page with one message, for when there is no bank or no screen to show. */
export function MessagePage({ title, children, picture, action }: MessagePageProps) {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (!title) return <Main>{children}</Main>;
  return (
    <Main>
      {picture}
      <Heading as="h1" $size="2xl" tabIndex={-1}>
        {title}
      </Heading>
      <Text $tone="muted">{children}</Text>
      {action}
    </Main>
  );
}
