import { statesOf, type Subject } from "#gallery/states.ts";
import { Heading, Text } from "#ui/text/text.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";

import { LookTools } from "./bar/look-tools.tsx";
import { Page } from "./looks/page-parts.ts";
import { sheetsOf } from "./pictures/sheets-of.ts";
import { StateSheets } from "./pictures/state-sheets.tsx";
import { usePictures } from "./pictures/use-pictures.ts";
import { useSheetScale } from "./pictures/use-sheet-scale.ts";
import type { Project } from "./project/project.ts";
import { useAddress } from "./address/use-address.ts";

/** All states of a screen or page side by side, small. */
export function ContactSheet({ subject, project }: { subject: Subject; project: Project }) {
  const { address } = useAddress();
  const sheets = sheetsOf(subject, address, project.drafts);
  const scale = useSheetScale();
  const pictures = usePictures(sheets.map(({ view }) => ({ ...view, width: address.width, scale })));
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
      <StateSheets sheets={sheets} pictures={pictures} />
    </Page>
  );
}
