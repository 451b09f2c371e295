import { styled } from "styled-components";

import { ToolButton } from "#gallery/shell/looks/controls.ts";
import { newTenantText } from "#gallery/shell/project/tenant-file.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";

import { nameOf } from "./tell-saved.ts";
import type { OpenFile } from "./use-file.ts";

const Inset = styled.div`
  flex: none;
  padding: var(--space-3);
`;
const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
`;

/** Somebody else has written the file meanwhile: asks which of the two texts to keep. */
export function ConflictNote({ file }: { file: Pick<OpenFile, "path" | "draft" | "takeDisk" | "keepMine"> }) {
  if (!file.draft?.changed) return null;
  const isGone = file.draft.changed.version === "";
  const what = isGone ? "is not on the disk any more" : "has changed on the disk";
  return (
    <Inset>
      <Alert tone="warning" title={`${nameOf(file.path)} ${what}`}>
        <Stack $gap={2}>
          <span>
            Your edits are still here.{" "}
            {isGone
              ? "Keep them and save, and the file is written anew."
              : "Choose which text to go on with, then save."}
          </span>
          <Row $gap={2}>
            <ToolButton variant="secondary" onClick={file.takeDisk}>
              {isGone ? "Discard mine" : "Take the file’s"}
            </ToolButton>
            <ToolButton variant="secondary" onClick={file.keepMine}>
              Keep mine
            </ToolButton>
          </Row>
        </Stack>
      </Alert>
    </Inset>
  );
}

/** Shown instead of the text when there is none. */
export function NoText({ file }: { file: OpenFile }) {
  return <Middle>{whyNoText(file)}</Middle>;
}

function whyNoText({ path, disk, error, retry, edit }: OpenFile) {
  if (disk === undefined && error === undefined) return <Spinner size={2} label="Loading" />;
  if (disk === undefined) {
    return (
      <ErrorState title={`${nameOf(path)} could not be loaded`} onRetry={retry}>
        {error instanceof Error ? error.message : ""}
      </ErrorState>
    );
  }
  if (!path.startsWith("tenants/")) {
    return <EmptyState title="There is no such file">It may have been renamed. Choose another.</EmptyState>;
  }
  return (
    <EmptyState
      title={`There is no ${nameOf(path)}`}
      action={<ToolButton onClick={() => edit(newTenantText())}>Begin a file</ToolButton>}
    >
      This bank has no tenant file: it looks as the defaults say. A file changes what differs.
    </EmptyState>
  );
}
