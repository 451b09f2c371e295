import type { BillersDefinition } from "#definition/billers.ts";
import type { ScreenEntry } from "#definition/compiled.ts";
import type { Problem } from "#definition/problem.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import type { MenuDefinition } from "#definition/screen.ts";

/** Where the gallery is; all of its paths start with this. */
export const GALLERY = "/__gallery";
/** Paths of its server start with this. */
export const GALLERY_API = `${GALLERY}/api`;

/**
 * The request header by which the gallery's own pages get a refusal (404, 409, 428, …) as an answer with status 200, because
 * browsers report other statuses as errors. The second header says the status then.
 */
export const TELL_REFUSALS = "Gallery-Tell-Refusals";
export const ANSWER_STATUS = "Gallery-Status";

/** A screen as its file, or a draft of the file, describes it now. */
export type GalleryScreen = Omit<ScreenEntry, "load"> & {
  /** Path of its file from the project's root. */
  readonly file: string;
  /** Paths of the parts that the file refers to. */
  readonly parts: readonly string[];
  readonly menu?: MenuDefinition;
  readonly billers?: BillersDefinition;
  /** The types of transactions that it makes. */
  readonly types?: readonly number[];
  /**
   * Address of an ES module whose `make(deepEqual)` returns the compiled screen; undefined for a screen with errors.
   */
  readonly module?: string;
  readonly scenarios: readonly ListedScenario[];
  /** The kind of each step, in order: "page" or "dialog" for a form, "challenge" for a step of one, else the step's kind. */
  readonly steps: readonly string[];
  /**
   * The problems of the file; a screen that cannot be compiled has at least one error. Undefined while nobody has looked for them: of
   * many screens, right after the start of the server.
   */
  readonly problems?: readonly Problem[];
  /** For a screen with errors: the name of drafts with the files as the server last saw them without errors. */
  readonly lastGood?: string;
};

/** A scenario as far as lists and the opening of a page need it: whole ones are most of the size of a screen. */
export type ListedScenario = Pick<ScenarioDefinition, "name" | "stored"> & {
  readonly expect: Pick<ScenarioDefinition["expect"], "outcome">;
};

/** `GET scenarios/<id of a screen>[?drafts=…]`: whole, in the order of the catalogue. */
export type Scenarios = readonly ScenarioDefinition[];

/** `GET catalogue[?drafts=…]`; with `?checked`, it comes when all problems are known. */
export type Catalogue = {
  readonly screens: readonly GalleryScreen[];
  /** Company keys of tenant files (without the defaults) and of the companies that the sandbox knows. */
  readonly tenants: readonly string[];
  /** Company keys of the tenant files that are drafts; the files of other tenants are as saved. Absent where that was not looked for. */
  readonly drafted?: readonly string[];
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
 * current `GalleryFile` otherwise; 428 when it changes what touches money, which only a review writes
 * (`protocol-review.ts`).
 */
export type SaveFile = { readonly text: string; readonly version: string };

/** A file with errors can be saved, because it may be half done; whoever saves it is told. */
export type SavedFile = GalleryFile & {
  /** The problems of the file, and those that it causes in others. */
  readonly problems: readonly Problem[];
};

/** `POST drafts`: texts to use instead of files, for as long as the server runs. */
export type DraftFiles = { readonly files: { readonly [path: string]: string } };

/** The catalogue with the drafts, at once: whoever sends them shows them. */
export type Drafted = {
  /** Their name, for `?drafts=`. */
  readonly drafts: string;
  readonly catalogue: Catalogue;
  /** Paths of those that are a tenant's file with an error. */
  readonly refused: readonly string[];
};

/**
 * `POST problems`, with `DraftFiles`: the problems of texts, and those that they cause in other files. They are asked for apart, because
 * every language and every tenant is looked at.
 */
export type DraftProblems = { readonly problems: readonly Problem[] };

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

/**
 * `POST rename`: gives a key, or a text that is a name, another name, and all that says it with it. `files` holds unsaved
 * texts, the file's own among them.
 */
export type RenamePlace = DraftFiles & {
  readonly path: string;
  readonly pointer: string;
  readonly name: string;
};

/** The new texts of the files that change, also of languages; or why it cannot be. */
export type Renamed = DraftFiles | { readonly refusal: string };

/** The message of a preview to the page around it (`postMessage`, same origin). */
export type PreviewMessage = {
  readonly kind: "gallery-preview";
  /** The `viewPath` that it shows. */
  readonly view: string;
  readonly verdict: Verdict;
};

/**
 * The message of a preview before its verdict: everything has arrived and a moment has passed without a change, so that
 * it can be looked at.
 */
export type SettledMessage = {
  readonly kind: "gallery-settled";
  /** The `viewPath` that it shows. */
  readonly view: string;
};

/** The message to a preview: it shows another view of the same subject, bank and look, with the files as they are now. */
export type ShowMessage = {
  readonly kind: "gallery-show";
  readonly path: string;
  /** The catalogue with the drafts of that view, if it is known; otherwise it is read. */
  readonly catalogue?: Catalogue;
  /** The number of the request for pictures that the view is for: in one of them nothing is read twice. */
  readonly wish?: number;
};

/** The message of the page around a preview: whether a click chooses what was clicked, for the panel. */
export type PickMessage = { readonly kind: "gallery-pick"; readonly on: boolean };

/** The message of a preview when something was chosen: a field of a form, a form, or the screen. */
export type PickedMessage = {
  readonly kind: "gallery-picked";
  /** The index of the form's step; undefined outside of a form. */
  readonly step?: number;
  /** The rest of the id of the chosen element: the name of a field, and what may follow it. */
  readonly field?: string;
};

/** The result of a state; `shown` when there is nothing to compare. */
export type Verdict =
  | { readonly kind: "shown" }
  /** A scenario went as it says. */
  | { readonly kind: "passed" }
  | { readonly kind: "failed"; readonly expected: unknown; readonly actual: unknown }
  /** It could not be shown. */
  | { readonly kind: "broken"; readonly message: string };
