import { useMemo, useState } from "react";
import useSWR from "swr";

import type { Problem } from "#definition/problem.ts";
import type { DraftFiles, GalleryFile } from "#gallery/protocol.ts";
import { askProblems } from "#gallery/shell/project/ask-server.ts";
import type { Project } from "#gallery/shell/project/project.ts";
import type { Subject } from "#gallery/states.ts";
import { pause } from "#lib/tasks/pause.ts";

import type { OpenFile } from "./use-file.ts";

/** Milliseconds that the preview is ahead of the search for problems: both need the server, and what is seen comes first. */
const AHEAD = 250;

/** The problems of the screen, of the drafts and of the open file, each once, and whether there may be more. */
export function useProblems({ screen }: Subject, project: Project, { draft, disk }: OpenFile) {
  const own = useFileProblems(draft ? undefined : (disk ?? undefined));
  const drafted = useDraftProblems(project);
  return useMemo(() => {
    const all = [...(own ?? []), ...(drafted ?? []), ...(screen?.problems ?? [])];
    return {
      problems: [...new Map(all.map((problem) => [placeOf(problem), problem])).values()],
      isKnown: own !== undefined && drafted !== undefined && (!screen || screen.problems !== undefined),
    };
  }, [own, drafted, screen]);
}

/** The problems of the drafts; those of the drafts before until they are known, undefined if nothing was known yet. */
function useDraftProblems({ drafts, files }: Project): readonly Problem[] | undefined {
  const { data, isLoading } = useSWR(drafts && ["problems", drafts], async () => {
    await pause(AHEAD);
    return await askProblems({ files });
  });
  const known = drafts === undefined ? NONE : data;
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  return known ?? (isLoading ? last : NONE);
}

/** The problems of a file without a draft; undefined while the server looks for them. */
function useFileProblems(file: GalleryFile | undefined): readonly Problem[] | undefined {
  const { data, isLoading } = useSWR(file && ["problems", file.path, file.version], async () => {
    const files: DraftFiles["files"] = { [file!.path]: file!.text };
    return await askProblems({ files });
  });
  return data ?? (isLoading ? undefined : NONE);
}

const NONE: readonly Problem[] = [];

function placeOf({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${message}`;
}
