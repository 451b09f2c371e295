import { styled } from "styled-components";

import { statesOf, viewPath, type GalleryState, type Subject } from "#gallery/states.ts";
import { Heading, Text } from "#ui/text.tsx";
import { Row, Stack } from "#ui/stack.tsx";
import { Link } from "#ui/link.tsx";

import { hideScrollbar } from "./hide-scrollbar.ts";
import { LookTools } from "./look-tools.tsx";
import { Page } from "./page-parts.ts";
import type { Project } from "./project.ts";
import { useAddress } from "./use-address.ts";

const SCALE = 0.5;
const HEIGHT = 640;

const Sheets = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  padding: 0;
`;
const Sheet = styled.li<{ $width: number }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  width: min(100%, ${({ $width }) => $width * SCALE}px);
`;
const Window = styled.div`
  position: relative;
  height: ${HEIGHT * SCALE}px;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;
const Frame = styled.iframe`
  height: ${HEIGHT}px;
  border: 0;
  transform: scale(${SCALE});
  transform-origin: 0 0;
`;
const Name = styled(Link)`
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  /* The whole sheet is the link. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-m);
    content: "";
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid var(--color-focus);
      outline-offset: 2px;
    }
  }
`;

/** All states of a screen or page side by side, small; only visible ones are loaded. */
export function ContactSheet({ subject, project }: { subject: Subject; project: Project }) {
  return (
    <Page>
      <Row $gap={3} $justify="space-between">
        <Stack $gap={1}>
          <Heading as="h1" $size="2xl">
            {subject.title}
          </Heading>
          <Text $tone="muted">
            {statesOf(subject).length} states at {subject.path}
          </Text>
        </Stack>
        <Row $gap={3}>
          <LookTools catalogue={project.catalogue} />
        </Row>
      </Row>
      <Sheets className="sheets">
        {statesOf(subject).map((state) => (
          <OneState key={state.id} subject={subject} state={state} drafts={project.drafts} />
        ))}
      </Sheets>
    </Page>
  );
}

type OneStateProps = { subject: Subject; state: GalleryState; drafts: string | undefined };

function OneState({ subject, state, drafts }: OneStateProps) {
  const { address, to } = useAddress();
  const { tenant, scheme, width, language } = address;
  const view = { subject: subject.id, state: state.id, tenant, scheme, language, ...(drafts && { drafts }) };
  return (
    <Sheet $width={width}>
      <Window inert>
        <Frame
          title={state.title}
          src={viewPath(view)}
          loading="lazy"
          onLoad={hideScrollbar}
          tabIndex={-1}
          aria-hidden="true"
          style={{ width }}
        />
      </Window>
      <Name to={to({ state: state.id })}>{state.title}</Name>
    </Sheet>
  );
}
