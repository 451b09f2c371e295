import { Fragment } from "react";
import { styled } from "styled-components";

import type { Subject } from "#gallery/states.ts";
import type { ReviewedFile } from "#gallery/protocol-review.ts";
import { ConflictNote } from "#gallery/shell/editor/file-notes.tsx";
import { openTexts } from "#gallery/shell/panel/open-texts.ts";
import { useDrafts, useDraftStore } from "#gallery/shell/project/project.ts";
import { placeOf } from "#gallery/shell/address/place-of.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { Badge } from "#ui/values/badge.tsx";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Link } from "#ui/text/link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

const List = styled.ul`
  padding: 0;
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  > a {
    flex: none;
  }
`;

type ChangedFilesProps = {
  subjects: readonly Subject[];
  reviewed: readonly ReviewedFile[];
  /** The unsaved files that stay as they are. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (path: string, isLeftOut: boolean) => void;
};

/** The unsaved files: each can be left out, and leads to its editor. */
export function ChangedFiles({ subjects, reviewed, leftOut, onLeaveOut }: ChangedFilesProps) {
  const drafts = useDrafts();
  const store = useDraftStore();
  const { to } = useAddress();
  return (
    <Stack as="section" $gap={2} data-files="" tabIndex={-1}>
      <Heading $size="l">Changed files</Heading>
      <List className="files">
        {Object.entries(drafts).map(([path, draft]) => (
          <li key={path}>
            <Line>
              <Checkbox
                label={<Path path={path} />}
                checked={!leftOut.has(path)}
                onChange={({ target }) => onLeaveOut(path, !target.checked)}
              />
              <Kind file={reviewed.find((file) => file.path === path)} />
              <Link
                to={to({ state: "sandbox", file: path, ...placeOf(path, subjects) })}
                aria-label={`Edit ${path}`}
              >
                Edit
              </Link>
            </Line>
            <ConflictNote
              file={{
                path,
                draft,
                takeDisk: () => {
                  store.discard(path);
                  openTexts.discard(path);
                },
                keepMine: () => store.keepMine(path),
              }}
            />
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** A path that breaks between its folders. */
function Path({ path }: { path: string }) {
  return path.split("/").map((name, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {name}
    </Fragment>
  ));
}

function Kind({ file }: { file: ReviewedFile | undefined }) {
  if (file?.isUnreadable) return <Badge $tone="danger">No JSON</Badge>;
  return file?.isNew ? <Badge>New</Badge> : null;
}
