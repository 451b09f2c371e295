import { Alert } from "#ui/feedback/alert.tsx";

type ErrorsNoteProps = {
  /** The errors are in the files on the disk, not in drafts. */
  isSaved: boolean;
  /** The preview shows an earlier version by its name. */
  isOld: boolean;
};

/** Says that the files have errors, and what the preview shows meanwhile. */
export function ErrorsNote({ isSaved, isOld }: ErrorsNoteProps) {
  const mend = "Mend what stands in the list of problems.";
  if (!isSaved) {
    return <Alert tone="warning">The draft has errors. You see it as it was before them. {mend}</Alert>;
  }
  const seen = isOld ? "You see it as it was before them." : "It cannot be shown until they are mended.";
  return (
    <Alert tone="danger" title="The saved file has errors: a build refuses it">
      {seen} {mend}
    </Alert>
  );
}
