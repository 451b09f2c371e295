import { styled } from "styled-components";

import type { Catalogue } from "#gallery/protocol.ts";
import { statesOf, type Subject } from "#gallery/states.ts";
import { Badge } from "#ui/badge.tsx";
import { Grid, Row, Stack } from "#ui/stack.tsx";
import { Heading, Text } from "#ui/text.tsx";
import { Link } from "#ui/link.tsx";

import { ALL } from "./all-page.tsx";
import { BeginTools } from "./begin/begin-tools.tsx";
import { groupsOf, troubleOf } from "./groups.ts";
import { Page } from "./page-parts.ts";
import { SubjectCard } from "./pictures/subject-card.tsx";
import type { Picture } from "./pictures/use-pictures.ts";
import { useSubjectPictures } from "./pictures/use-subject-pictures.ts";
import type { Project } from "./project.ts";
import { UnsavedFiles } from "./unsaved-files.tsx";
import { useAddress } from "./use-address.ts";

/** The same width in each group, however few cells it has. */
const Cells = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  padding: 0;
`;

/** Explains the gallery, counts its subjects, and lists first those with problems. */
export function StartPage({ project, subjects }: { project: Project; subjects: readonly Subject[] }) {
  const { catalogue } = project;
  const { to } = useAddress();
  const pictures = useSubjectPictures(subjects, project.drafts);
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
        <Link to={to({ subject: ALL })}>All states of all screens and pages</Link>
        <BeginTools project={project} />
      </Stack>
      <UnsavedFiles subjects={subjects} />
      {troubled.length > 0 && <Cards title="Needs attention" subjects={troubled} pictures={pictures} />}
      {groupsOf(subjects).map((group) => (
        <Cards key={group.title} {...group} pictures={pictures} />
      ))}
    </Page>
  );
}

type CardsProps = {
  title: string;
  subjects: readonly Subject[];
  /** By the id of the subject. */
  pictures: ReadonlyMap<string, Picture>;
};

function Cards({ title, subjects, pictures }: CardsProps) {
  return (
    <Stack as="section" $gap={3}>
      <Heading $size="l">{title}</Heading>
      <Cells as="ul" $gap={3}>
        {subjects.map((subject) => (
          <SubjectCard key={subject.id} subject={subject} picture={pictures.get(subject.id)} />
        ))}
      </Cells>
    </Stack>
  );
}

function worstFirst(one: Subject, other: Subject): number {
  const [a, b] = [one, other].map(({ screen }) => troubleOf(screen?.problems ?? []));
  return b!.errors - a!.errors || b!.warnings - a!.warnings;
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
