import type { PhoneNumbers } from "#lib/phone.ts";
import type { densities, HomePart, navigations } from "./home.ts";
import type { tones } from "./tones.ts";
import type { Theme } from "./theme/theme.ts";

/** The settings that the app runs on: defaults, company profile and tenant file, merged. */
export type Settings = {
  readonly brand: {
    readonly name: string;
    readonly description?: string;
    /** An https address or a path on the same host. */
    readonly logo?: string;
    readonly logoDark?: string;
  };
  readonly theme: Theme;
  /** The start page: the parts that come first, and how close all of them stand. */
  readonly home: { readonly order: readonly HomePart[]; readonly density: (typeof densities)[number] };
  readonly navigation: (typeof navigations)[number];
  readonly flags: {
    /** Menu flags of the company; an absent flag is off. */
    readonly menu: Flags;
    readonly features: Flags;
  };
  /** By screen: the ids of the billers that the bank has; a screen that is not here has all of its own. */
  readonly billers: Readonly<Record<string, readonly string[]>>;
  /** Amounts in whole major units, by the name of the payment. */
  readonly quickAmounts: Readonly<Record<string, readonly number[]>>;
  readonly tone: (typeof tones)[number];
  /** Languages that the bank speaks, by their tags (BCP 47); the first is the bank's own. */
  readonly languages: readonly string[];
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** A name of the IANA database. */
  readonly timeZone: string;
  readonly phoneNumbers: PhoneNumbers;
  readonly security: {
    readonly idleMinutes: number;
    readonly forgetRecipients: boolean;
    /** Hosts to which links may lead without asking the customer first. The deployment may narrow this list. */
    readonly linkHosts?: readonly string[];
  };
  readonly cards: {
    /** How many digits of a card number are shown at its start and at its end. */
    readonly maskFirst: number;
    readonly maskLast: number;
    /** Number and CVV are shown once the customer has entered the password again. */
    readonly askPassword: boolean;
  };
  readonly networks: Readonly<
    Record<string, { readonly label: string; readonly prefixes: readonly string[] }>
  >;
  readonly ussd: Readonly<Record<string, string>>;
  readonly limits: {
    /** Amounts in whole major units, by the name of the payment. */
    readonly smallestAmounts: Readonly<Record<string, number>>;
    /** Numbers of characters, by the name of the text. */
    readonly shortestTexts: Readonly<Record<string, number>>;
    readonly longestTexts: Readonly<Record<string, number>>;
    /** A regular expression for numbers in national form, and the message for a number that does not match. */
    readonly phone: { readonly pattern: string; readonly message: string };
  };
  /** https addresses of the documents that customers agree to. */
  readonly legal: { readonly terms?: string | null; readonly privacy?: string | null };
  readonly support: { readonly email?: string; readonly phone?: string; readonly website?: string };
};

type Flags = Readonly<Record<string, boolean>>;

export type LayerName = "defaults" | "company" | "tenant";

/** One source of settings. `data` comes from outside, so nothing about it is certain. */
export type Layer = {
  readonly name: LayerName;
  /** Where people find this layer: a file's path, or the call that returned it. */
  readonly file: string;
  /** The parsed JSON; for the company the profile as the platform serves it. */
  readonly data: unknown;
};

/** A value and the place that it came from. */
export type Origin = {
  readonly layer: LayerName;
  readonly file: string;
  /** Its place in that file (RFC 6901). */
  readonly pointer: string;
  /** null: this layer removed the value. */
  readonly value: unknown;
};

/** Origins by pointer into the settings; the first origin counts and shadows the others. */
export type Provenance = ReadonlyMap<string, readonly Origin[]>;

/** A part of a layer that was refused; the rest of the layer applies. */
export type SettingsProblem = {
  readonly layer: LayerName;
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
};
