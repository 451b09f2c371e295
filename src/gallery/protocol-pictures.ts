import type { Verdict } from "./protocol.ts";
import type { View } from "./states.ts";

/** Height in CSS pixels of what a picture shows of a view. */
export const PICTURE_HEIGHT = 640;

/** How many pixels of a picture there are for each CSS pixel of its view. */
export const PICTURE_SCALES = [0.5, 1] as const;

/** A view to take a picture of. */
export type PictureWish = View & {
  /** Of its window, in CSS pixels. */
  readonly width: number;
  readonly scale: (typeof PICTURE_SCALES)[number];
};

/**
 * `POST pictures`: pictures of views. The answer is a line of JSON for each, as soon as it is there, in any order; 503 when
 * this machine has no browser to take them.
 */
export type WishedPictures = { readonly views: readonly PictureWish[] };

/** One line of the answer. `GET pictures/<picture>` answers the picture itself; without it, the view could not be taken. */
export type TakenPicture = {
  /** The index of the view in the request. */
  readonly index: number;
  readonly picture?: string;
  /** What became of the view. */
  readonly verdict: Verdict["kind"];
};

/** The kinds of verdicts, which a picture's name ends with. */
export const VERDICTS = ["shown", "passed", "failed", "broken"] as const satisfies readonly Verdict["kind"][];
