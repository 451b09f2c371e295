import { styled } from "styled-components";

import type { Catalogue } from "#gallery/protocol.ts";
import { statesOf, type Subject } from "#gallery/states.ts";
import { Badge } from "#ui/badge.tsx";
import { Grid, Row, Stack } from "#ui/stack.tsx";
import { Heading, Text } from "#ui/text.tsx";
import { Link } from "#ui/link.tsx";

import { BeginTools } from "./begin/begin-tools.tsx";
import { groupsOf, tellTrouble, troubleOf } from "./groups.ts";
import { Page } from "./page-parts.ts";
import type { Project } from "./project.ts";
import { UnsavedFiles } from "./unsaved-files.tsx";
import { useAddress } from "./use-address.ts";

/** The same width in each group, however few cells it has. */
const Cells = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
`;
const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  text-decoration: none;
  &:hover {
    border-color: var(--color-control-border);
  }
`;

/** Explains the gallery, counts its subjects, and lists first those with problems. */
export function StartPage({ project, subjects }: { project: Project; subjects: readonly Subject[] }) {
  const { catalogue } = project;
  const troubled = subjects.filter(({ screen }) => screen && screen.problems.length > 0).toSorted(worstFirst);
  return (
    <Page>
      <Stack $gap={2}>
        <Heading as="h1" $size="2xl">
          Gallery
        </Heading>
        <Text $tone="muted">
          Every screen and page in every state, as customers see it. Choose one to look at it, to change its
          file, and to play its scenarios.
        </Text>
        <Row $gap={2} as="ul" className="counts">
          {countsOf(catalogue, subjects).map((count) => (
            <Badge key={count} as="li">
              {count}
            </Badge>
          ))}
        </Row>
        <BeginTools project={project} />
      </Stack>
      <UnsavedFiles subjects={subjects} />
      {troubled.length > 0 && <Cards title="Needs attention" subjects={troubled} />}
      {groupsOf(subjects).map((group) => (
        <Cards key={group.title} {...group} />
      ))}
    </Page>
  );
}

function Cards({ title, subjects }: { title: string; subjects: readonly Subject[] }) {
  const { to } = useAddress();
  return (
    <Stack as="section" $gap={3}>
      <Heading $size="l">{title}</Heading>
      <Cells $gap={3}>
        {subjects.map((subject) => (
          <Card key={subject.id} to={to({ subject: subject.id })}>
            <Text as="span" $weight="semibold">
              {subject.title}
            </Text>
            <Text as="span" $size="s" $tone="muted">
              {statesOf(subject).length} states
            </Text>
            {subject.screen && subject.screen.problems.length > 0 && (
              <Text as="span" $size="s" $tone={hasErrors(subject) ? "danger" : "warning"}>
                {tellTrouble(troubleOf(subject.screen.problems))}
              </Text>
            )}
          </Card>
        ))}
      </Cells>
    </Stack>
  );
}

function worstFirst(one: Subject, other: Subject): number {
  const [a, b] = [one, other].map(({ screen }) => troubleOf(screen?.problems ?? []));
  return b!.errors - a!.errors || b!.warnings - a!.warnings;
}

function hasErrors({ screen }: Subject): boolean {
  return troubleOf(screen?.problems ?? []).errors > 0;
}

function countsOf({ screens, tenants }: Catalogue, subjects: readonly Subject[]): string[] {
  const states = subjects.reduce((sum, subject) => sum + statesOf(subject).length, 0);
  const scenarios = screens.reduce((sum, screen) => sum + screen.scenarios.length, 0);
  return [
    `${screens.length} screens`,
    `${subjects.filter(({ screen, isLooks }) => !screen && !isLooks).length} pages`,
    `${states} states`,
    `${scenarios} scenarios`,
    `${tenants.length} tenants`,
  ];
}
