/** Fonts of devices that are as wide as each other. */
export type StandIns = {
  readonly names: readonly string[];
  /** How wide the font of the build is, as a share of these, in an English text. */
  readonly width: number;
};

/** A font of the build. */
export type FontFile = {
  /** In `@fontsource-variable`. */
  readonly source: string;
  readonly family: string;
  /** Of these the first that the device has stands in. */
  readonly standIns: readonly StandIns[];
  /** Above and below the line, in ems. */
  readonly ascent: number;
  readonly descent: number;
};

const sans = (width: number, besideDejaVu: number): readonly StandIns[] => [
  { names: ["Roboto", "Arial", "Liberation Sans"], width },
  { names: ["DejaVu Sans"], width: besideDejaVu },
];
const serif = (width: number, besideDejaVu: number): readonly StandIns[] => [
  { names: ["Georgia", "Noto Serif", "Liberation Serif"], width },
  { names: ["DejaVu Serif"], width: besideDejaVu },
];

/**
 * Each has a variable weight. Measured against Arial or Georgia, and against DejaVu, which many Linux machines have alone;
 * lines are as high before the font has loaded as after.
 */
export const fontFiles: readonly FontFile[] = [
  {
    source: "plus-jakarta-sans",
    family: "Plus Jakarta Sans",
    standIns: sans(1.047, 0.916),
    ascent: 1.038,
    descent: 0.222,
  },
  { source: "nunito", family: "Nunito", standIns: sans(1.02, 0.884), ascent: 1.011, descent: 0.353 },
  {
    source: "space-grotesk",
    family: "Space Grotesk",
    standIns: sans(1.113, 0.953),
    ascent: 0.984,
    descent: 0.292,
  },
  {
    source: "brygada-1918",
    family: "Brygada 1918",
    standIns: serif(1.038, 0.887),
    ascent: 0.92,
    descent: 0.25,
  },
];
