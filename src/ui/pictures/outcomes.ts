import type { Tone } from "#ui/styles/tone.tsx";

import type { Shapes } from "./drawn.tsx";

const DISC = "M64 18a30 30 0 1 1-.1 0z";

/** How a payment has ended. It comes with the payment: nothing is loaded at its end. */
export const outcomes: Readonly<Record<Tone, Shapes>> = {
  success: {
    paper: DISC,
    accent: "M18 22a4 4 0 1 1-.1 0zM110 26a5 5 0 1 1-.1 0zM106 78a3 3 0 1 1-.1 0z",
    line: "M50 49l10 11 19-23",
  },
  warning: {
    paper: "M48 18h32v10c0 10-10 13-10 20s10 10 10 20v10H48V68c0-10 10-13 10-20s-10-10-10-20z",
    accent: "M53 74c0-8 6-9 11-13 5 4 11 5 11 13zM57 32h14c-1 4-5 6-7 9-2-3-6-5-7-9z",
    line: "M42 18h44M42 78h44",
  },
  danger: { paper: DISC, line: "M53 37l22 22M75 37L53 59" },
  info: { paper: DISC, accent: "M64 33a4 4 0 1 1-.1 0z", line: "M64 48v16" },
};
