import type { BillersDefinition } from "#definition/billers.ts";
import type { ScreenEntry } from "#definition/compiled.ts";
import type { PictureScheme, Sample } from "#definition/meta.ts";
import type { Problem } from "#definition/problem.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import type { MenuDefinition } from "#definition/screen.ts";

import type { JsonShape } from "#lib/json-shape.ts";

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

/** `POST panel`: the object to show, by its pointer, or as a field of a form; without `field`, the form itself. */
export type PanelPlace = {
  readonly path: string;
  readonly text: string;
  readonly pointer?: string;
  readonly form?: { readonly step: number; readonly field?: string };
};

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

/** Everything that can be set in an object of a file, by the meta-schema. */
export type Panel = {
  /** Pointer of the object; for a field, of its schema. */
  readonly pointer: string;
  readonly title: string;
  /** The objects around it, the outermost first. */
  readonly trail: readonly { readonly title: string; readonly pointer: string }[];
  readonly groups: readonly PanelGroup[];
  /** The keys of each object in which a control writes, in the order in which they should stand. */
  readonly orders: { readonly [pointer: string]: readonly string[] };
  /** For a field: its name, its form, and the objects of the form that hold something for it. */
  readonly field?: { readonly name: string; readonly form: string; readonly places: readonly string[] };
  /** For a form: the fields that it has, and the widgets that a new one can have. */
  readonly form?: {
    readonly fields: readonly string[];
    readonly widgets: NonNullable<Control["options"]>;
    /** The bodies of calls that may send what a field holds. */
    readonly bodies: readonly { readonly title: string; readonly pointer: string }[];
  };
};

export type PanelGroup = {
  readonly title: string;
  readonly description?: string;
  readonly controls: readonly Control[];
};

/** One key of an object. */
export type Control = {
  readonly pointer: string;
  readonly title: string;
  /** Plain text. */
  readonly description?: string;
  readonly kind: ControlKind;
  /** The value that applies; it may come from a part or from the defaults. */
  readonly value?: unknown;
  /** Where the value comes from when the file itself does not have it. */
  readonly from?: string;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly options?: readonly { readonly value: string; readonly info?: string }[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly isRequired?: boolean;
  /** Others say this text as a name: once it is set, `POST rename` gives another one. */
  readonly isName?: true;
  /** What must be set too where this is set, and is set with it where it is not. */
  readonly needs?: { readonly pointer: string; readonly value: unknown };
  /** `picture`: the pages on which it is seen. */
  readonly scheme?: PictureScheme;
  /** `choice`: each word is shown as what it means. */
  readonly sample?: Sample;
  /** `map`: the names that can be set; `list`: its items; `inline`: its keys; `forms`: the one control of its value. */
  readonly inner?: readonly Control[];
  /** `map`: the control of one more name, whose pointer ends with an empty name. */
  readonly another?: Control;
  /** `forms`: those that the value may have. */
  readonly forms?: readonly ValueForm[];
  /** `list`: what can be added; `map`: with what an object of another name can begin. */
  readonly templates?: readonly {
    readonly title: string;
    readonly description?: string;
    readonly value: unknown;
  }[];
};

/** One of the forms that a value may have. */
export type ValueForm = JsonShape & {
  readonly title: string;
  readonly description?: string;
  /** A value of this form to begin with. */
  readonly example?: unknown;
  /** Of a form that is written in one field: its control, which needs no value. */
  readonly control?: Control;
};

/**
 * `picture`: a file to choose, or an address. `member`: whether the list at the pointer has this item (`example`). `map`: a value for each of some names. `list`:
 * items that have a panel of their own. `open`: an object that has one. `begin`: an object that is not there and needs
 * several keys at once: it begins as the example. `inline`: an object whose keys are set where it stands. `forms`: a value
 * that has one of several forms. `null`: nothing to set. `json`: anything else, to be written as JSON.
 */
export type ControlKind =
  | "text"
  | "number"
  | "boolean"
  | "choice"
  | "colour"
  | "picture"
  | "numbers"
  | "texts"
  | "member"
  | "map"
  | "list"
  | "open"
  | "begin"
  | "inline"
  | "forms"
  | "null"
  | "json";

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
