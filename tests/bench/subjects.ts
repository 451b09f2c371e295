/** The measured pages: the app, and the controls to compare it with. */
export const subjectNames = ["app", "plain", "react"] as const;
export type SubjectName = (typeof subjectNames)[number];
/** What is built: besides, an empty page with the libraries that the app begins with. */
export const buildNames = [...subjectNames, "shell"] as const;
export type BuildName = (typeof buildNames)[number];

/** A page that a customer opens, and the fields that must be there before it is usable. */
export type Opening = {
  readonly name: "sign-in" | "search list" | SubjectName | "shell";
  readonly subject: BuildName;
  readonly path: string;
  /** Names of the fields. */
  readonly fields: readonly string[];
  readonly signedIn: boolean;
};

const airtimeFields = ["source_wallet_number", "network_provider", "phone_number", "amount"];

export const signIn: Opening = {
  name: "sign-in",
  subject: "app",
  path: "/",
  fields: ["username", "password"],
  signedIn: false,
};

/** The airtime form in its three versions. */
export const airtime: Readonly<Record<SubjectName, Opening>> = {
  app: { name: "app", subject: "app", path: "/airtime", fields: airtimeFields, signedIn: true },
  plain: { name: "plain", subject: "plain", path: "/", fields: airtimeFields, signedIn: true },
  react: { name: "react", subject: "react", path: "/", fields: airtimeFields, signedIn: true },
};

/** An empty page with React, the router and styled-components: what the app could not be quicker than. */
export const shell: Opening = {
  name: "shell",
  subject: "shell",
  path: "/",
  fields: ["empty"],
  signedIn: false,
};

/** The screen with the searchable list of 500 banks. No control has such a list. */
export const searchList: Opening & { readonly list: string; readonly keys: string } = {
  name: "search list",
  subject: "app",
  path: "/transfer",
  fields: ["source_wallet_number"],
  signedIn: true,
  list: "Bank",
  keys: "abuja com",
};

/** The texts to type for the cost of a key. */
export const typed = { phone_number: "08031234567", amount: "125000" } as const;
export type TypedField = keyof typeof typed;
export const typedFields = ["phone_number", "amount"] as const satisfies readonly TypedField[];

/** The path of the large form in the app and in the control. */
export const largeFormPath = "/large-form";

type LargeOpening = Omit<Opening, "name"> & {
  readonly name: "large form";
  readonly subject: "app" | "react";
};

const largeOpening = { name: "large form", path: largeFormPath, fields: ["field_0", "field_199"] } as const;

/** The form with 200 fields, and the text to type into one of them. */
export const largeForm: Readonly<Record<LargeOpening["subject"], LargeOpening>> = {
  app: { ...largeOpening, subject: "app", signedIn: true },
  react: { ...largeOpening, subject: "react", signedIn: false },
};
export const largeTyped = { field: "field_100", keys: "08031234567" } as const;
