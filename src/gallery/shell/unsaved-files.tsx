import type { Subject } from "#gallery/states.ts";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";
import { Link } from "#ui/text/link.tsx";

import { useAllOpenTexts } from "./editor/use-all-open-texts.ts";
import { placeOf } from "./address/place-of.ts";
import { useDrafts } from "./project/project.ts";
import { ReviewLink } from "./bar/review-link.tsx";
import { useAddress } from "./address/use-address.ts";

/** The files with unsaved edits, or with texts that cannot be read, each a link. */
export function UnsavedFiles({ subjects }: { subjects: readonly Subject[] }) {
  const { to } = useAddress();
  const unread = useAllOpenTexts().map(({ path }) => path);
  const files = [...new Set([...Object.keys(useDrafts()), ...unread])];
  if (files.length === 0) return null;
  return (
    <Stack as="section" $gap={2}>
      <Row $gap={3}>
        <Heading $size="l">Unsaved edits</Heading>
        <ReviewLink />
      </Row>
      <ul className="unsaved">
        {files.map((file) => (
          <li key={file}>
            <Link to={to({ state: "sandbox", file, ...placeOf(file, subjects) })}>{file}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
