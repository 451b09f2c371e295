import { GALLERY } from "./protocol.ts";

/** Paths that guests may open start with this; the token of a shared draft follows. */
export const SHARED = `${GALLERY}/shared`;

/** A file of a kept draft. */
type KeptFile = {
  readonly text: string;
  /** The version of the file that was edited; empty for a new file. */
  readonly version: string;
};

export type KeptFiles = { readonly [path: string]: KeptFile };

/** Unsaved files that are kept under a name, on this machine. */
export type KeptDraft = {
  /** Stays when the name changes. */
  readonly id: string;
  readonly name: string;
  /** Changes with the name and the files. */
  readonly version: string;
  /** When it was kept last, as an ISO date. */
  readonly keptAt: string;
  readonly files: KeptFiles;
};

/** `GET kept` */
export type KeptList = {
  readonly drafts: readonly KeptSummary[];
  /** The command that serves guests too; undefined when this server does. */
  readonly shareCommand?: string;
};

export type KeptSummary = Omit<KeptDraft, "files"> & {
  readonly paths: readonly string[];
  /** While it is shared: the addresses that open it, one for each network of this machine. */
  readonly links?: readonly string[];
  /** While it is shared: the bank in which guests see its screens. */
  readonly shownIn?: string;
};

/** `POST kept` answers a `KeptDraft`; 409 with the `KeptSummary` that has the name. `GET kept/<id>` answers it again. */
export type KeepDraft = { readonly name: string; readonly files: KeptFiles };

/**
 * `PUT kept/<id>`: keeps other files or another name, if nobody has kept it since. Answers a `KeptDraft`; 409 with the
 * `KeptSummary` that is in the way: this draft as somebody else has kept it, or another one with this name. `DELETE
 * kept/<id>` takes it away, with its links.
 */
export type KeepAgain = Partial<KeepDraft> & { readonly version: string };

/** `POST kept/<id>/share`: makes a link, or says it again. `DELETE kept/<id>/share` withdraws it. Both answer a `KeptSummary`. */
export type ShareDraft = {
  /** The bank in which guests see its screens; the draft may have others. */
  readonly tenant: string;
};

/** A guest's `GET shared`. */
export type SharedDraft = {
  readonly name: string;
  readonly keptAt: string;
  /** Ids of the screens that it changes, itself or in a part. */
  readonly screens: readonly string[];
  /** Company keys of the banks that it changes. */
  readonly banks: readonly string[];
  /** The bank in which its screens are shown. */
  readonly tenant: string;
};

/** The sandbox's customer with wallets, cards and a year of history, as whom views sign in. */
export const VIEW_CUSTOMER = { username: "ada", password: "Password1!" } as const;

/** The link of a guest's page, without its token's page: `/__gallery/shared/<token>`. Undefined on the gallery's own pages. */
export function guestBase(pathname: string): string | undefined {
  return /^\/__gallery\/shared\/[\w-]+(?=\/|$)/.exec(pathname)?.[0];
}
