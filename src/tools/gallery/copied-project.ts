import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Drafted, DraftFiles, DraftProblems } from "#gallery/protocol.ts";

import { createGalleryApi } from "./api.ts";

/** For tests: a copy of the project's files, with its own gallery server. */
export type CopiedProject = {
  readonly root: string;
  readonly onDisk: (path: string) => string;
  readonly get: (call: string, headers?: Record<string, string>) => Promise<Response>;
  /** A text as `body` is sent unchanged. */
  readonly send: (
    method: "POST" | "PUT" | "DELETE",
    call: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  readonly remove: () => void;
};

export function copyProject(): CopiedProject {
  const root = mkdtempSync(join(tmpdir(), "gallery-"));
  for (const folder of ["schemas", "tenants"]) cpSync(folder, join(root, folder), { recursive: true });
  const api = createGalleryApi({ root });
  return {
    root,
    onDisk: (path) => readFileSync(join(root, path), "utf8"),
    get: async (call, headers = {}) => await api.request(`/__gallery/api/${call}`, { headers }),
    send: async (method, call, body, headers = {}) =>
      await api.request(`/__gallery/api/${call}`, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** The data of an answer. */
export async function read<T>(response: Response | Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

/** Sends drafts, and asks for their problems. */
export async function sendDrafts(
  { send }: CopiedProject,
  files: DraftFiles["files"],
): Promise<Drafted & DraftProblems> {
  const drafted = await read<Drafted>(send("POST", "drafts", { files }));
  return { ...drafted, ...(await read<DraftProblems>(send("POST", "problems", { files }))) };
}
