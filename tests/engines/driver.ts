/** A browser of its own, with an empty profile: the few things that every engine can be told from outside. */
export type Driver = {
  /** Loads an address; resolves when it has loaded, and throws when it cannot be reached. */
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page and returns its result. Both travel as text: the function uses only its arguments. */
  readonly run: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** The element that a function in the page returns; throws when it returns none. */
  element<Args extends readonly unknown[]>(
    script: (...args: Args) => Element | undefined,
    ...args: Args
  ): Promise<Handle>;
  /** What the engine itself has complained about, where the driver can ask it. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** An element that is used as a customer does: all throw when it is hidden, covered or gone. */
export type Handle = {
  click(): Promise<void>;
  /** Puts the pointer on its middle, and lets it go at that place when something else has happened. */
  press(meanwhile: () => Promise<void>): Promise<void>;
  type(text: string): Promise<void>;
};

/** Typed like a letter; WebDriver has given it this code. */
export const ESCAPE = "\uE00C";

/** The failure of a look for an element that is not there (yet). */
export const NOT_THERE = "No such element on the page";
