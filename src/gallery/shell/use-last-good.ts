import { useState } from "react";

import type { Subject } from "#gallery/states.ts";

import type { Project } from "./project.ts";
import { tenantFile } from "./tenant-file.ts";

/** Name of the last drafts with which the subject could be shown; undefined for the files on the disk. */
export function useLastGood(project: Project, subject: Subject, tenant: string): string | undefined {
  const [good, setGood] = useState<string>();
  if (isShowable(project, subject, tenant)) {
    if (good !== project.drafts) setGood(project.drafts);
    return project.drafts;
  }
  return good;
}

/** Whether drafts can be shown: the screen compiles, and the tenant's own file has no error. */
export function isShowable(
  { catalogue, drafts, problems }: Project,
  { id }: Subject,
  tenant: string,
): boolean {
  if (drafts === undefined) return true;
  const screen = catalogue.screens.find((one) => one.id === id);
  const isRefused = screen !== undefined && screen.module === undefined;
  return !isRefused && !problems.some(({ file, level }) => file === tenantFile(tenant) && !level);
}
