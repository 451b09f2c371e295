import { useMemo } from "react";

import type { Subject } from "#gallery/states.ts";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { LookTools } from "./bar/look-tools.tsx";
import { Page } from "./looks/page-parts.ts";
import { sheetsOf } from "./pictures/sheets-of.ts";
import { StateSheets } from "./pictures/state-sheets.tsx";
import { usePictures } from "./pictures/use-pictures.ts";
import { useSheetScale } from "./pictures/use-sheet-scale.ts";
import type { Project } from "./project/project.ts";
import { useAddress } from "./address/use-address.ts";
import { useTitle } from "./looks/use-title.ts";

/** All states of all screens and pages, small. */
export function AllPage({ project, subjects }: { project: Project; subjects: readonly Subject[] }) {
  const { address } = useAddress();
  useTitle("All states");
  const { tenant, scheme, language, width } = address;
  const { drafts } = project;
  // The same objects as long as nothing changes, so that a picture makes its own sheet anew, not hundreds.
  const groups = useMemo(
    () =>
      subjects.map((subject) => ({
        subject,
        sheets: sheetsOf(subject, { tenant, scheme, language }, drafts),
      })),
    [subjects, tenant, scheme, language, drafts],
  );
  const sheets = groups.flatMap((group) => group.sheets);
  const scale = useSheetScale();
  const pictures = usePictures(sheets.map(({ view }) => ({ ...view, width, scale })));
  const pictureOf = new Map(sheets.map((sheet, index) => [sheet, pictures[index]!]));
  return (
    <Page>
      <Row $gap={3} $justify="space-between">
        <Stack $gap={1}>
          <Heading as="h1" $size="2xl">
            All states
          </Heading>
          <Text $tone="muted">{sheets.length} states of all screens and pages</Text>
        </Stack>
        <Row $gap={3}>
          <LookTools catalogue={project.catalogue} />
        </Row>
      </Row>
      {groups.map((group) => (
        <Stack key={group.subject.id} as="section" $gap={3}>
          <Heading $size="l">{group.subject.title}</Heading>
          <StateSheets sheets={group.sheets} pictures={group.sheets.map((sheet) => pictureOf.get(sheet)!)} />
        </Stack>
      ))}
    </Page>
  );
}
