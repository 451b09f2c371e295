/** What the first script hands over to the app. */
export type Early = {
  /** Whether the page rendered at build is the page of this visit. If so it stays, and the app takes it over. */
  readonly isKept: boolean;
  /** What the customer pressed before the app had loaded, in order; a form that was submitted several times is in it once. */
  readonly pressed: readonly HTMLElement[];
  /** To call when the app cannot be loaded: the page says so, and otherwise stays as it is. */
  readonly fail: () => void;
  /** To call when there is no such bank (any more): forgets its brand, and makes the page neutral. */
  readonly forgetBrand: () => void;
  /** To call when the app listens to the page's events itself. */
  readonly ignore: () => void;
  /** To call when the app has taken over the page. */
  readonly stop: () => void;
};

declare global {
  interface Window {
    early?: Early;
  }
}
