import { Page } from "#gallery/shell/looks/page-parts.ts";
import type { Project } from "#gallery/shell/project/project.ts";
import { useTitle } from "#gallery/shell/looks/use-title.ts";
import type { Subject } from "#gallery/states.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { KeptList } from "./kept-list.tsx";
import { OwnEdits } from "./own-edits.tsx";

type DraftsPageProps = { readonly project: Project; readonly subjects: readonly Subject[] };

/** The unsaved edits of this tab, and those that are kept under a name. */
export function DraftsPage({ project, subjects }: DraftsPageProps) {
  useTitle("Drafts");
  return (
    <Page>
      <Stack $gap={2}>
        <Heading as="h1" $size="2xl">
          Drafts
        </Heading>
        <Text $tone="muted">
          Edits that are not saved to their files. A kept draft can be opened in any tab and browser of this
          machine, today or next week, and shown to a colleague.
        </Text>
      </Stack>
      <OwnEdits subjects={subjects} />
      <KeptList catalogue={project.catalogue} />
    </Page>
  );
}
