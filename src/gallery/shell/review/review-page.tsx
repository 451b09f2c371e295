import { useState } from "react";
import { useSWRConfig } from "swr";

import type { Written } from "#gallery/protocol-review.ts";
import { useAllOpenTexts } from "#gallery/shell/editor/use-all-open-texts.ts";
import { Loaded } from "#gallery/shell/project/loaded.tsx";
import { Page } from "#gallery/shell/looks/page-parts.ts";
import { tellOpen } from "#gallery/shell/panel/open-texts.ts";
import { isOfFiles, useDrafts, useDraftStore } from "#gallery/shell/project/project.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { useTitle } from "#gallery/shell/looks/use-title.ts";
import type { Subject } from "#gallery/states.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { ChangedFiles } from "./changed-files.tsx";
import { ReviewOf } from "./review-of.tsx";
import { requestOf, useReview } from "./use-review.ts";
import { WrittenNote } from "./written-note.tsx";

/** What the unsaved edits change, in words and pictures, before they are written. */
export function ReviewPage({ subjects }: { subjects: readonly Subject[] }) {
  const { address } = useAddress();
  const drafts = useDrafts();
  const store = useDraftStore();
  const all = Object.keys(drafts);
  // Somebody who wanted to save one file reviews that one, and may add others.
  const [leftOut, setLeftOut] = useState(
    () => new Set(address.file ? all.filter((path) => path !== address.file) : []),
  );
  const [written, setWritten] = useState<Written>();
  const paths = all.filter((path) => !leftOut.has(path));
  const { loaded, error, isLoading, reload } = useReview(drafts, paths, address.tenant);
  const open = useAllOpenTexts();
  const { mutate } = useSWRConfig();
  useTitle("Review");

  const leaveOut = (path: string, isLeftOut: boolean) => {
    const next = new Set(leftOut);
    if (isLeftOut) next.add(path);
    else next.delete(path);
    setLeftOut(next);
  };
  const onWritten = (done: Written) => {
    setWritten(done);
    setLeftOut(new Set());
    for (const file of done.files) store.saved(file);
    void mutate((key) => isOfFiles(key) || (Array.isArray(key) && key[0] === "file"));
  };
  return (
    <Page>
      <Stack $gap={2}>
        <Heading as="h1" $size="2xl">
          Review
        </Heading>
        <Text $tone="muted">What your edits change for customers, before they are written to the files.</Text>
      </Stack>
      {written && (
        <WrittenNote key={written.files.map(({ version }) => version).join(" ")} written={written} />
      )}
      {all.length === 0 && !written && (
        <EmptyState title="There are no unsaved edits">Change a file, then come back.</EmptyState>
      )}
      {all.length > 0 && (
        <ChangedFiles
          subjects={subjects}
          reviewed={loaded?.review.files ?? []}
          leftOut={leftOut}
          onLeaveOut={leaveOut}
        />
      )}
      {open.length > 0 && (
        <Alert tone="danger" title="Not part of the edits">
          <ul className="open-texts">
            {open.map((text) => (
              <li key={`${text.path} ${text.pointer}`}>{tellOpen(text)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {paths.length > 0 && (
        <Loaded content={loaded} error={error} onRetry={reload}>
          {(now) => (
            <ReviewOf
              loaded={now}
              request={requestOf(drafts, paths, address.tenant)}
              isOld={isLoading}
              onWritten={onWritten}
              onOutdated={reload}
            />
          )}
        </Loaded>
      )}
    </Page>
  );
}
