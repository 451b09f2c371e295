import type { Language } from "#definition/language.ts";
import type { Problem } from "#definition/problem.ts";
import { apiHere } from "#gallery/api-here.ts";
import { cataloguePath, takeEarly } from "#gallery/early.ts";
import type { Panel, PanelPlace } from "#gallery/protocol-panel.ts";
import {
  ANSWER_STATUS,
  type Catalogue,
  type Completions,
  type Drafted,
  type DraftFiles,
  type DraftProblems,
  type GalleryFile,
  type Hover,
  type Renamed,
  type RenamePlace,
  type SavedFile,
  type SaveFile,
  type Scenarios,
  TELL_REFUSALS,
  type TextPlace,
} from "#gallery/protocol.ts";
import type { TakenPicture, WishedPictures } from "#gallery/protocol-pictures.ts";

/** The server answered with an error. */
export class ServerRefusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(messageOf(body) ?? `The server answered with status ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** Reads the catalogue, with drafts instead of their files. */
export async function readCatalogue(drafts?: string): Promise<Catalogue> {
  return await ask<Catalogue>("GET", cataloguePath(drafts));
}

/** Reads the catalogue of the files, as soon as all of their problems are known. */
export async function readChecked(): Promise<Catalogue> {
  return await ask<Catalogue>("GET", `catalogue?${query({ checked: "" })}`);
}

/** Reads the scenarios of a screen, whole. */
export async function readScenarios(id: string, drafts?: string): Promise<Scenarios> {
  return await ask<Scenarios>("GET", `scenarios/${id}${drafts ? `?${query({ drafts })}` : ""}`);
}

/** Reads a language of the catalogue, for the current files or drafts of them. */
export async function readLanguage(tag: string, drafts?: string): Promise<Language> {
  return await ask<Language>("GET", `languages/${tag}${drafts ? `?${query({ drafts })}` : ""}`);
}

/** Reads a file from the disk; undefined when it does not exist. */
export async function readFile(path: string): Promise<GalleryFile | undefined> {
  try {
    return await ask<GalleryFile>("GET", `files?${query({ path })}`);
  } catch (error) {
    if (error instanceof ServerRefusal && error.status === 404) return undefined;
    throw error;
  }
}

export type Saving =
  | { readonly kind: "saved"; readonly file: SavedFile }
  /** Somebody else has changed the file since it was read. */
  | { readonly kind: "conflict"; readonly file: GalleryFile }
  /** It changes what touches money, which only a review writes. */
  | { readonly kind: "review" };

/** Writes a file if nobody has changed it since it was read. */
export async function saveFile(path: string, file: SaveFile): Promise<Saving> {
  try {
    return { kind: "saved", file: await ask<SavedFile>("PUT", `files?${query({ path })}`, file) };
  } catch (error) {
    if (error instanceof ServerRefusal && error.status === 409) {
      return { kind: "conflict", file: error.body as GalleryFile };
    }
    if (error instanceof ServerRefusal && error.status === 428) return { kind: "review" };
    throw error;
  }
}

/** Sends drafts to the server; returns their name and the catalogue with them. */
export async function postDrafts(drafts: DraftFiles): Promise<Drafted> {
  return await ask<Drafted>("POST", "drafts", drafts);
}

/** The problems of texts, and those that they cause in other files. */
export async function askProblems(drafts: DraftFiles): Promise<readonly Problem[]> {
  return (await ask<DraftProblems>("POST", "problems", drafts)).problems;
}

export async function complete(place: TextPlace): Promise<Completions> {
  return await ask<Completions>("POST", "complete", place);
}

export async function hover(place: TextPlace): Promise<Hover> {
  return await ask<Hover>("POST", "hover", place);
}

/** What can be set at a place of a file; undefined when there is nothing, or the text is not JSON. */
export async function readPanel(place: PanelPlace): Promise<Panel | undefined> {
  try {
    return await ask<Panel>("POST", "panel", place);
  } catch (error) {
    if (error instanceof ServerRefusal && error.status === 404) return undefined;
    throw error;
  }
}

/** Gives a key another name, and all that names it with it. */
export async function askRename(place: RenamePlace): Promise<Renamed> {
  return await ask<Renamed>("POST", "rename", place);
}

/** Asks for pictures of views, and calls back with each as soon as it is there. */
export async function readPictures(
  wished: WishedPictures,
  signal: AbortSignal,
  onPicture: (taken: TakenPicture) => void,
): Promise<void> {
  const response = await fetch(`${apiHere()}/pictures`, { ...sent("POST", wished), signal });
  if (!response.ok) throw new ServerRefusal(response.status, await response.json().catch(() => undefined));
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onPicture(JSON.parse(line) as TakenPicture);
  }
}

/**
 * Asks the gallery's server; on a guest's page the part of it that is behind the guest's link. Throws a `ServerRefusal`
 * for an error.
 */
export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const early = method === "GET" ? takeEarly(path) : undefined;
  const response = await (early ?? fetch(`${apiHere()}/${path}`, sent(method, body))).catch(() => {
    throw new Error("The gallery’s server does not answer.");
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const status = Number(response.headers.get(ANSWER_STATUS) ?? response.status);
  if (status >= 400) throw new ServerRefusal(status, answer);
  return answer as T;
}

function sent(method: "GET" | "POST" | "PUT" | "DELETE", body?: unknown): RequestInit {
  const headers = { [TELL_REFUSALS]: "1" };
  const json = { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return { method, cache: "no-store", headers, ...(body !== undefined && json) };
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("message" in body)) return undefined;
  return typeof body.message === "string" ? body.message : undefined;
}
