import type { Touch } from "#definition/meta.ts";
import type { Problem } from "#definition/problem.ts";

import type { GalleryFile, SaveFile } from "./protocol.ts";

/** `POST review`: what these texts would change. It writes nothing and answers a `Review`. */
export type ReviewRequest = {
  /** Texts by path, each with the version of the file that was edited; empty for a new file. */
  readonly files: { readonly [path: string]: SaveFile };
  /** Company key of the bank in whose currency the amounts of screens are told; without it, in that of the defaults. */
  readonly tenant?: string;
};

/** What writing some texts would change. */
export type Review = {
  /** Name of drafts with exactly these texts, for previews. */
  readonly drafts: string;
  readonly files: readonly ReviewedFile[];
  /** The problems of the files, and those that they cause in others. */
  readonly problems: readonly Problem[];
  /** Those that touch money come first. */
  readonly changes: readonly ReviewChange[];
  /** Undefined when the project is no git checkout, or git cannot be run. */
  readonly checkout?: Checkout;
};

export type ReviewedFile = {
  readonly path: string;
  readonly isNew: boolean;
  /** It is no JSON, so nobody can tell what it changes. */
  readonly isUnreadable: boolean;
  /** The file on the disk, when it is not the version that was edited. */
  readonly conflict?: GalleryFile;
};

/** One thing that changes for customers. */
export type ReviewChange = {
  /** Changes with everything that the change says, so that an old confirmation never counts for it. */
  readonly id: string;
  /** The screens (by id) or the tenant (by key) that change so. */
  readonly names: readonly string[];
  /** The edited files from which it comes: the screen's own, the tenant's, or parts. */
  readonly files: readonly string[];
  readonly what: string;
  readonly before?: string;
  readonly now?: string;
  /** How it touches money. */
  readonly touches?: Touch;
};

/** The git checkout of the project. */
export type Checkout = {
  /** Why no commit can be made now, and what to do. */
  readonly obstacle?: string;
  /** Edited files that differ from the last commit already: the commit would have that too. */
  readonly uncommitted: readonly string[];
  readonly proposed: CommitRequest;
};

export type CommitRequest = {
  /** Name of a new branch. */
  readonly branch: string;
  readonly message: string;
};

/**
 * `POST write`: writes all files or none. Answers `Written`; 409 with `NotWritten` when a file has another version by
 * now, a change that touches money is not confirmed, or there are more errors than were agreed to; 422 with `Refused`
 * when no such branch or commit can be made. Nothing is written then.
 */
export type WriteRequest = ReviewRequest & {
  /** The ids of the changes that touch money and were confirmed. */
  readonly confirmed: readonly string[];
  /** How many errors may be written. */
  readonly errors: number;
  /** Makes a branch and a commit with exactly these files. */
  readonly commit?: CommitRequest;
};

export type Written = {
  readonly files: readonly GalleryFile[];
  readonly problems: readonly Problem[];
  /** The short id of the commit. */
  readonly commit?: { readonly branch: string; readonly id: string };
  /** Why there is no commit although one was asked for. The files are written. */
  readonly failure?: string;
};

export type NotWritten = { readonly message: string; readonly review: Review };

export type Refused = { readonly message: string; readonly key?: keyof CommitRequest };
