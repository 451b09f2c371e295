import type { Catalogue } from "#gallery/protocol.ts";
import { statesOf, type GalleryState, type Subject, type View } from "#gallery/states.ts";
import { subjectsOf } from "#gallery/subjects.ts";

/** The subject and state of a view. Throws an error with a message when they do not exist or cannot be shown. */
export function subjectState(
  { subject: id, state: name }: View,
  { screens }: Catalogue,
): { readonly subject: Subject; readonly state: GalleryState } {
  const subject = subjectsOf(screens).find((one) => one.id === id);
  if (!subject) throw new Error(`There is no screen or page "${id}".`);
  if (subject.screen && subject.screen.module === undefined) throw new Error(problemsOf(subject.screen));
  const state = statesOf(subject).find((one) => one.id === name);
  if (!state) throw new Error(`"${subject.title}" has no state "${name}".`);
  return { subject, state };
}

function problemsOf({ file, problems }: NonNullable<Subject["screen"]>): string {
  const lines = (problems ?? [])
    .filter(({ level }) => level !== "warning")
    .map((one) => `${one.file}:${one.line}:${one.column} ${one.message}`);
  return [`${file} is refused.`, ...lines].join("\n");
}
