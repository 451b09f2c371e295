import type { Theme } from "./theme/theme.ts";

/** What the app runs on: defaults, company profile and tenant file, resolved. */
export type Settings = {
  readonly brand: {
    readonly name: string;
    readonly description?: string;
    /** https address or path on the same host. */
    readonly logo?: string;
    readonly logoDark?: string;
  };
  readonly theme: Theme;
  readonly flags: {
    /** Menu flags that the company has; one that is absent is off. */
    readonly menu: Flags;
    readonly features: Flags;
  };
  /** Whole naira by the name of the payment. */
  readonly quickAmounts: Readonly<Record<string, readonly number[]>>;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly security: {
    readonly idleMinutes: number;
    readonly forgetRecipients: boolean;
    /** Hosts to which links may lead without asking first, as far as the deployment lets a tenant say so. */
    readonly linkHosts?: readonly string[];
  };
  /** Digits of a card number that are shown at its start and end. */
  readonly cards: { readonly maskFirst: number; readonly maskLast: number };
  readonly networks: Readonly<
    Record<string, { readonly label: string; readonly prefixes: readonly string[] }>
  >;
  readonly ussd: Readonly<Record<string, string>>;
  readonly limits: {
    /** Whole naira by the name of the payment. */
    readonly smallestAmounts: Readonly<Record<string, number>>;
    /** Characters by the name of the text. */
    readonly shortestTexts: Readonly<Record<string, number>>;
    readonly longestTexts: Readonly<Record<string, number>>;
    /** A regular expression of numbers in national form, and what is told where one does not fit. */
    readonly phone: { readonly pattern: string; readonly message: string };
  };
  /** https addresses of what customers agree to. */
  readonly legal: { readonly terms?: string | null; readonly privacy?: string | null };
  readonly support: { readonly email?: string; readonly phone?: string; readonly website?: string };
};

type Flags = Readonly<Record<string, boolean>>;

export type LayerName = "defaults" | "company" | "tenant";

/** One source of settings. `data` is from outside: nothing about it is taken for granted. */
export type Layer = {
  readonly name: LayerName;
  /** How people find it: a file's path, or the call that gave it. */
  readonly file: string;
  /** The parsed JSON; for the company the profile as the platform serves it. */
  readonly data: unknown;
};

/** A value and the place it came from. */
export type Origin = {
  readonly layer: LayerName;
  readonly file: string;
  /** Where it stands in that file (RFC 6901). */
  readonly pointer: string;
  /** null: this layer removed the value. */
  readonly value: unknown;
};

/** Origins by pointer into the settings; the first one counts, the others are shadowed by it. */
export type Provenance = ReadonlyMap<string, readonly Origin[]>;

/** A part of a layer that was refused; the rest of the layer applies. */
export type SettingsProblem = {
  readonly layer: LayerName;
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
};
