/** `GET beginnings[?drafts=…]`: from what a new screen may begin. */
export type Beginnings = {
  /** Made to be begun from. */
  readonly templates: readonly Beginning[];
  /** The screens that there are. */
  readonly screens: readonly Beginning[];
};

export type Beginning = {
  readonly id: string;
  readonly title: string;
  /** The labels of the fields on its first page. */
  readonly asks: readonly string[];
};

/** `POST new`: the text of a new file, which is not written. Answers a `NewText`; 400 says what is wrong. */
export type NewWanted = (
  | {
      readonly kind: "screen";
      /** What customers read; its id and address follow from it. */
      readonly title: string;
      readonly from: { readonly template: string } | { readonly like: string };
    }
  | { readonly kind: "bank"; readonly key: string; readonly name: string }
) & {
  /** Name of drafts with the files that are new already. */
  readonly drafts?: string;
};

export type NewText = {
  readonly path: string;
  readonly text: string;
  /** Id of the screen, or company key of the bank. */
  readonly id: string;
};
