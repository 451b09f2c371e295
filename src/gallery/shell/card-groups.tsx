import { useState } from "react";
import { styled } from "styled-components";

import { Grid, Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

import { ToolButton } from "./looks/controls.ts";
import type { Group } from "./address/groups.ts";
import { SubjectCard } from "./pictures/subject-card.tsx";
import { useSubjectPictures } from "./pictures/use-subject-pictures.ts";

/** The same width in each group, however few cells it has. */
const Cells = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  padding: 0;
`;

/** So many cards of a group are listed, and so many more at a time: each costs the server a picture. */
const STEP = 48;

/** Cards of subjects by groups. Of a large group the first ones, until somebody asks for more. */
export function Groups({ groups, drafts }: { groups: readonly Group[]; drafts: string | undefined }) {
  const [asked, setAsked] = useState<Readonly<Record<string, number>>>({});
  const listed = groups.map(({ title, subjects }) => {
    return { title, count: subjects.length, subjects: subjects.slice(0, asked[title] ?? STEP) };
  });
  const pictures = useSubjectPictures([...new Set(listed.flatMap(({ subjects }) => subjects))], drafts);
  return listed.map(({ title, count, subjects }) => (
    <Stack as="section" $gap={3} key={title}>
      <Heading $size="l">{title}</Heading>
      <Cells as="ul" $gap={3}>
        {subjects.map((subject) => (
          <SubjectCard key={subject.id} subject={subject} picture={pictures.get(subject.id)} />
        ))}
      </Cells>
      {count > subjects.length && (
        <ToolButton
          variant="secondary"
          onClick={() => setAsked({ ...asked, [title]: subjects.length + STEP })}
        >
          {`Show ${Math.min(STEP, count - subjects.length)} more of ${count}`}
        </ToolButton>
      )}
    </Stack>
  ));
}
