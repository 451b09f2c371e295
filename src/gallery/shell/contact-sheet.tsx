import { statesOf, viewPath, type Subject } from "#gallery/states.ts";
import { Heading, Text } from "#ui/text.tsx";
import { Row, Stack } from "#ui/stack.tsx";

import { LookTools } from "./look-tools.tsx";
import { Page } from "./page-parts.ts";
import type { Project } from "./project.ts";
import { SmallView, SmallViews } from "./small-view.tsx";
import { useAddress } from "./use-address.ts";

/** All states of a screen or page side by side, small; only visible ones are loaded. */
export function ContactSheet({ subject, project }: { subject: Subject; project: Project }) {
  const { address, to } = useAddress();
  const { tenant, scheme, width, language } = address;
  const { drafts } = project;
  const look = { subject: subject.id, tenant, scheme, language, ...(drafts && { drafts }) };
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
      <SmallViews className="sheets">
        {statesOf(subject).map(({ id, title }) => (
          <SmallView
            key={id}
            title={title}
            src={viewPath({ ...look, state: id })}
            to={to({ state: id })}
            width={width}
          />
        ))}
      </SmallViews>
    </Page>
  );
}
