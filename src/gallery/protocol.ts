import type { ScreenEntry } from "#definition/compiled.ts";
import type { Problem } from "#definition/problem.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import type { MenuDefinition } from "#definition/screen.ts";

/** Where the gallery is; all of its paths start with this. */
export const GALLERY = "/__gallery";
/** Paths of its server start with this. */
export const GALLERY_API = `${GALLERY}/api`;

/** A screen as its file, or a draft of the file, describes it now. */
export type GalleryScreen = Omit<ScreenEntry, "load"> & {
  /** Path of its file from the project's root. */
  readonly file: string;
  /** Paths of the parts that the file refers to. */
  readonly parts: readonly string[];
  readonly menu?: MenuDefinition;
  /** The types of transactions that it makes. */
  readonly types?: readonly number[];
  /**
   * Address of an ES module whose `make(deepEqual)` returns the compiled screen; undefined for a screen with errors.
   */
  readonly module?: string;
  readonly scenarios: readonly ScenarioDefinition[];
  /** The kind of each step, in order: "page" or "dialog" for a form, "challenge" for a step of one, else the step's kind. */
  readonly steps: readonly string[];
  /** The problems of the file; a screen that cannot be compiled has at least one error. */
  readonly problems: readonly Problem[];
  /** For a screen with errors: the name of drafts with the files as the server last saw them without errors. */
  readonly lastGood?: string;
};

/** `GET catalogue[?drafts=…]` */
export type Catalogue = {
  readonly screens: readonly GalleryScreen[];
  /** Company keys of tenant files (without the defaults) and of the companies that the sandbox knows. */
  readonly tenants: readonly string[];
  /** Besides English: those of the project, and the pseudo-languages. */
  readonly languages: readonly GalleryLanguage[];
};

/** `GET languages/<tag>[?drafts=…]` answers its texts, a `Language`. */
export type GalleryLanguage = {
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
};

/** `GET files?path=…`. 404 for a path that is not a screen, part or tenant file of the project. */
export type GalleryFile = {
  readonly path: string;
  readonly text: string;
  /** Changes with the text. */
  readonly version: string;
};

/**
 * `PUT files?path=…`: writes a file if nobody has changed it since it was read. Answers a `SavedFile`; 409 with the
 * current `GalleryFile` otherwise.
 */
export type SaveFile = { readonly text: string; readonly version: string };

/** A file with errors can be saved, because it may be half done; whoever saves it is told. */
export type SavedFile = GalleryFile & {
  /** The problems of the file, and those that it causes in others. */
  readonly problems: readonly Problem[];
};

/** `POST drafts`: texts to use instead of files, for as long as the server runs. */
export type DraftFiles = { readonly files: { readonly [path: string]: string } };

/** The name of the drafts, for `?drafts=`, and their problems. */
export type Drafted = { readonly drafts: string; readonly problems: readonly Problem[] };

/** `POST complete` and `POST hover`: a position in a text, in UTF-16 units from its start. */
export type TextPlace = { readonly path: string; readonly text: string; readonly offset: number };

/** `POST complete` */
export type Completions = {
  /** Start of the part that the option replaces, up to `to`. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly CompletionOption[];
};

export type CompletionOption = {
  readonly label: string;
  readonly insert: string;
  readonly kind: "key" | "value";
  /** Plain text. */
  readonly info?: string;
};

/** `POST hover`: plain text about the word at the position, or null. */
export type Hover = { readonly from: number; readonly to: number; readonly text: string } | null;

/** The message of a preview to the page around it (`postMessage`, same origin). */
export type PreviewMessage = {
  readonly kind: "gallery-preview";
  /** The `viewPath` that it shows. */
  readonly view: string;
  readonly verdict: Verdict;
};

/** The result of a state; `shown` when there is nothing to compare. */
export type Verdict =
  | { readonly kind: "shown" }
  /** A scenario went as it says. */
  | { readonly kind: "passed" }
  | { readonly kind: "failed"; readonly expected: unknown; readonly actual: unknown }
  /** It could not be shown. */
  | { readonly kind: "broken"; readonly message: string };
