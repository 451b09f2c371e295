import type { Review, ReviewChange } from "#gallery/protocol-review.ts";
import { keyScreens } from "#gallery/shell/brand/key-screens.ts";
import { filesOf } from "#gallery/shell/address/groups.ts";
import { statesOf, type GalleryState, type Subject } from "#gallery/states.ts";

/** A screen to be seen with the files on the disk and with the edited ones. */
export type Pair = {
  readonly key: string;
  readonly title: string;
  /** Undefined when there was none, or when it cannot be shown. */
  readonly before: Subject | undefined;
  readonly after: Subject | undefined;
  readonly tenant: string;
  readonly states: readonly GalleryState[];
  /** Id of the state that shows the change, as far as one can tell. */
  readonly first: string;
};

/** Screens of which one of the files is their own, then those of which it is a part. */
export function changedScreens(paths: readonly string[], subjects: readonly Subject[]): Subject[] {
  const changed = subjects.filter((subject) => filesOf(subject).some((file) => paths.includes(file)));
  const isOwn = ({ screen }: Subject) => screen !== undefined && paths.includes(screen.file);
  return [...changed.filter(isOwn), ...changed.filter((subject) => !isOwn(subject))];
}

/**
 * What shows the difference: each changed screen, and of a changed bank the screens by which customers know it.
 *
 * @param tenant the bank in which screens are shown, and the defaults of all banks
 */
export function pairsOf(
  { files, changes }: Pick<Review, "files" | "changes">,
  before: readonly Subject[],
  after: readonly Subject[],
  tenant: string,
): Pair[] {
  const paths = files.map(({ path }) => path);
  const screens = changedScreens(paths, after).map((subject) => {
    const was = before.find(({ screen }) => screen?.file === subject.screen?.file);
    const own = changes.filter(({ names }) => names.includes(subject.id));
    return { ...pairOf(subject.title, was, subject, tenant), first: firstState(subject, own) };
  });
  const banks = paths.flatMap((path) => {
    const key = /^tenants\/(.+)\.json$/.exec(path)?.[1];
    if (key === undefined) return [];
    const name = key === "default" ? tenant : key;
    return keyScreens(after).map((subject) =>
      pairOf(`${key === "default" ? "All banks" : `Bank ${key}`}: ${subject.title}`, subject, subject, name),
    );
  });
  return [...screens, ...banks];
}

function pairOf(title: string, before: Subject | undefined, after: Subject, tenant: string): Pair {
  return {
    key: `${tenant} ${title} ${after.id}`,
    title,
    before: before && isShowable(before) ? before : undefined,
    after: isShowable(after) ? after : undefined,
    tenant,
    states: statesOf(after),
    first: "sandbox",
  };
}

/** A dialog, when nothing but the form in it changes; else the screen as it opens. */
function firstState(subject: Subject, changes: readonly ReviewChange[]): string {
  const isPin = changes.length > 0 && changes.every(({ what }) => what.startsWith("the PIN form"));
  const step = subject.screen?.steps.indexOf("dialog") ?? -1;
  const state = isPin && statesOf(subject).find(({ id }) => id === `step-${step}`);
  return state ? state.id : "sandbox";
}

function isShowable({ screen }: Subject): boolean {
  return !screen || screen.module !== undefined;
}
