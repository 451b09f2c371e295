import type { GalleryState } from "#gallery/states.ts";

/** The options of a select of states, grouped by kind. */
export function StateOptions({ states }: { states: readonly GalleryState[] }) {
  const groups = KINDS.map(({ title, has }) => ({ title, members: states.filter(has) }));
  return groups
    .filter(({ members }) => members.length > 0)
    .map(({ title, members }) => (
      <optgroup key={title} label={title}>
        {members.map((state) => (
          <option key={state.id} value={state.id}>
            {state.title}
          </option>
        ))}
      </optgroup>
    ));
}

const KINDS: readonly { title: string; has: (state: GalleryState) => boolean }[] = [
  { title: "Common", has: ({ play }) => play.kind !== "scenario" },
  { title: "Steps", has: ({ play }) => play.kind === "scenario" && play.until !== undefined },
  { title: "Scenarios", has: ({ play }) => play.kind === "scenario" && play.until === undefined },
];
