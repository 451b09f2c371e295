import { useEffect, useRef } from "react";
import { styled } from "styled-components";

import type { Written } from "#gallery/protocol-review.ts";
import { nameOf } from "#gallery/shell/editor/tell-saved.ts";
import { tellTrouble, troubleOf } from "#gallery/shell/address/groups.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Stack } from "#ui/layout/stack.tsx";

const Told = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What was written, and whether it is committed. */
export function WrittenNote({ written }: { written: Written }) {
  const { files, problems, commit, failure } = written;
  const { errors } = troubleOf(problems);
  const names = files.map(({ path }) => nameOf(path)).join(", ");
  const place = useRef<HTMLDivElement>(null);
  // The button that wrote them is gone, and this stands above.
  useEffect(() => place.current?.focus(), []);
  return (
    <Stack ref={place} tabIndex={-1} $gap={3}>
      <Alert
        tone={errors > 0 ? "danger" : "success"}
        title={errors > 0 ? `Written with ${tellTrouble({ errors, warnings: 0 })}` : "Written"}
      >
        {names}.{" "}
        {commit && `Commit ${commit.id} is on the new branch ${commit.branch}, which is checked out.`}
      </Alert>
      {failure !== undefined && (
        <Alert tone="danger" title="The files are written, but not committed">
          <Told>{failure}</Told>
        </Alert>
      )}
    </Stack>
  );
}
