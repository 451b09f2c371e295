import { useState } from "react";

import type { GalleryScreen } from "#gallery/protocol.ts";
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
  // Somebody has saved an error: the server knows the files as they were before.
  const saved = project.drafts === undefined ? screenOf(project, subject)?.lastGood : undefined;
  if (good === undefined && saved !== undefined) setGood(saved);
  return good ?? saved;
}

/** Whether a subject can be shown: its screen compiles, and no draft has an error in the tenant's own file. */
export function isShowable(project: Project, subject: Subject, tenant: string): boolean {
  const screen = screenOf(project, subject);
  const isRefused = screen !== undefined && screen.module === undefined;
  return !isRefused && !project.refused.includes(tenantFile(tenant));
}

function screenOf({ catalogue }: Project, { id }: Subject): GalleryScreen | undefined {
  return catalogue.screens.find((screen) => screen.id === id);
}
