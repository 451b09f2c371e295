/** A font of the build. */
export type FontFile = {
  /** In `@fontsource-variable`. */
  readonly source: string;
  readonly family: string;
  /** The fonts of devices of which the first that is there stands in. */
  readonly standIns: readonly string[];
  /** How wide the font is, as a share of its stand-ins, in an English text. */
  readonly width: number;
  /** Above and below the line, in ems. */
  readonly ascent: number;
  readonly descent: number;
};

const SANS = ["Roboto", "Arial", "Liberation Sans"];
const SERIF = ["Georgia", "Noto Serif", "Liberation Serif"];

/** Each has a variable weight. Measured against Arial and Georgia; lines are as high before the font has loaded as after. */
export const fontFiles: readonly FontFile[] = [
  {
    source: "plus-jakarta-sans",
    family: "Plus Jakarta Sans",
    standIns: SANS,
    width: 1.047,
    ascent: 1.038,
    descent: 0.222,
  },
  { source: "nunito", family: "Nunito", standIns: SANS, width: 1.02, ascent: 1.011, descent: 0.353 },
  {
    source: "space-grotesk",
    family: "Space Grotesk",
    standIns: SANS,
    width: 1.113,
    ascent: 0.984,
    descent: 0.292,
  },
  {
    source: "brygada-1918",
    family: "Brygada 1918",
    standIns: SERIF,
    width: 1.038,
    ascent: 0.92,
    descent: 0.25,
  },
];
