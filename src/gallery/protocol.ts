import type { ScreenEntry } from "#definition/compiled.ts";
import type { Problem } from "#definition/problem.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import type { MenuDefinition } from "#definition/screen.ts";

/** Where the gallery lives; everything of it is below. */
export const GALLERY = "/__gallery";
/** Its server answers below. */
export const GALLERY_API = `${GALLERY}/api`;

/** A screen as its file says it now, a draft of it included. */
export type GalleryScreen = Omit<ScreenEntry, "load"> & {
  /** Path of its file from the project's root. */
  readonly file: string;
  /** Paths of the parts that the file refers to. */
  readonly parts: readonly string[];
  readonly menu?: MenuDefinition;
  /**
   * Address of an ES module whose `make(deepEqual)` gives the compiled screen; undefined for one that is refused.
   */
  readonly module?: string;
  readonly scenarios: readonly ScenarioDefinition[];
  /** What each step is, in order: "page" or "dialog" for a form, else its kind. */
  readonly steps: readonly string[];
  /** What is wrong with the file; a screen that is refused has at least one error. */
  readonly problems: readonly Problem[];
};

/** `GET catalogue[?drafts=…]` */
export type Catalogue = {
  readonly screens: readonly GalleryScreen[];
  /** Company keys of tenant files, without the defaults; and of companies that the sandbox knows. */
  readonly tenants: readonly string[];
};

/** `GET files?path=…`. 404 for what is no screen, part or tenant file of the project. */
export type GalleryFile = {
  readonly path: string;
  readonly text: string;
  /** Changes with the text. */
  readonly version: string;
};

/** `PUT files?path=…`: writes a file that is still as it was read. Answers a `GalleryFile`; 409 with the file as it is now. */
export type SaveFile = { readonly text: string; readonly version: string };

/** `POST drafts`: texts in place of files, for as long as the server lives. */
export type DraftFiles = { readonly files: { readonly [path: string]: string } };

/** What they are called, for `?drafts=`, and what is wrong with them. */
export type Drafted = { readonly drafts: string; readonly problems: readonly Problem[] };

/** `POST complete` and `POST hover`: a place in a text, counted in UTF-16 units from its start. */
export type TextPlace = { readonly path: string; readonly text: string; readonly offset: number };

/** `POST complete` */
export type Completions = {
  /** Where what is typed already begins: an option takes its place up to `to`. */
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

/** `POST hover`: plain text about what stands there, or null. */
export type Hover = { readonly from: number; readonly to: number; readonly text: string } | null;

/** What a preview tells the page around it (`postMessage`, same origin). */
export type PreviewMessage = {
  readonly kind: "gallery-preview";
  /** The `viewPath` that it shows. */
  readonly view: string;
  readonly verdict: Verdict;
};

/** What came of a state: `shown` where there is nothing to compare. */
export type Verdict =
  | { readonly kind: "shown" }
  /** A scenario went as it says. */
  | { readonly kind: "passed" }
  | { readonly kind: "failed"; readonly expected: unknown; readonly actual: unknown }
  /** It could not be shown. */
  | { readonly kind: "broken"; readonly message: string };
