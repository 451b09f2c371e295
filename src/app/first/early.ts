/** What the first script leaves for the app. */
export type Early = {
  /** The page that was rendered at build is what this visit is about: it stays, and the app takes it over. */
  readonly isKept: boolean;
  /** What the customer pressed before the app was there, in its order: a form that was sent once counts once. */
  readonly pressed: readonly HTMLElement[];
  /** Looks what was entered before the app was there; gives what tells the app of it. */
  readonly findTyped: (root: HTMLElement) => () => void;
  /** The app will not come: the page says so, and stays as it is. */
  readonly fail: () => void;
  /** From here on the page is the app's, which hears for itself. */
  readonly stop: () => void;
};

declare global {
  interface Window {
    early?: Early;
  }
}
