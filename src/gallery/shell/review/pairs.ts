import { keyScreens } from "#gallery/shell/brand/key-screens.ts";
import { filesOf } from "#gallery/shell/groups.ts";
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
};

/** Screens of which one of the files is their own, or a part of theirs. */
export function changedScreens(paths: readonly string[], subjects: readonly Subject[]): Subject[] {
  return subjects.filter((subject) => filesOf(subject).some((file) => paths.includes(file)));
}

/**
 * What shows the difference: each changed screen, and of a changed bank the screens by which customers know it.
 *
 * @param tenant the bank in which screens are shown, and the defaults of all banks
 */
export function pairsOf(
  paths: readonly string[],
  before: readonly Subject[],
  after: readonly Subject[],
  tenant: string,
): Pair[] {
  const screens = changedScreens(paths, after).map((subject) => {
    const was = before.find(({ screen }) => screen?.file === subject.screen?.file);
    return pairOf(subject.title, was, subject, tenant);
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
  };
}

function isShowable({ screen }: Subject): boolean {
  return !screen || screen.module !== undefined;
}
