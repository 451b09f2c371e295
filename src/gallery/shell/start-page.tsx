import type { Catalogue } from "#gallery/protocol.ts";
import { statesOf, type Subject } from "#gallery/states.ts";
import { Badge } from "#ui/values/badge.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { Link } from "#ui/text/link.tsx";

import { ALL } from "./address/address.ts";
import { BeginTools } from "./begin/begin-tools.tsx";
import { Groups } from "./card-groups.tsx";
import { groupsOf, troubleOf } from "./address/groups.ts";
import { Page } from "./looks/page-parts.ts";
import { isChecked, type Project } from "./project/project.ts";
import { UnsavedFiles } from "./unsaved-files.tsx";
import { useAddress } from "./address/use-address.ts";

/** Explains the gallery, counts its subjects, and lists first those with problems. */
export function StartPage({ project, subjects }: { project: Project; subjects: readonly Subject[] }) {
  const { catalogue } = project;
  const { to } = useAddress();
  const troubled = subjects.filter(({ screen }) => (screen?.problems ?? []).length > 0).toSorted(worstFirst);
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
          {!isChecked(catalogue) && <Badge as="li">Looking for problems …</Badge>}
        </Row>
        <Link to={to({ subject: ALL })}>All states of all screens and pages</Link>
        <BeginTools project={project} />
      </Stack>
      <UnsavedFiles subjects={subjects} />
      <Groups
        groups={[
          ...(troubled.length > 0 ? [{ title: "Needs attention", subjects: troubled }] : []),
          ...groupsOf(subjects),
        ]}
        drafts={project.drafts}
      />
    </Page>
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
    `${tenants.length} banks`,
  ];
}
