import { contrast, luminance, parseHex, toRgb } from "#tenant/theme/colour.ts";
import { deriveTheme } from "#tenant/theme/derive-theme.ts";
import { TEXT } from "#tenant/theme/readable.ts";
import type { Scheme } from "#tenant/theme/theme.ts";
import type { Settings } from "#tenant/settings.ts";

/** Shades whose lightness differs by less (0 to 1, OKLCH) look the same. */
const SEEN = 0.05;

/** What a bank should know before it publishes its brand. */
export type Finding = {
  readonly title: string;
  readonly text: string;
  /** Whether there is something to decide. */
  readonly isFine: boolean;
};

type Branded = Pick<Settings, "brand" | "theme" | "cards">;

/** What customers will see of a brand's colours, in both schemes, of its logos and of card numbers. */
export function reportOf(settings: Branded): readonly Finding[] {
  const colours = (["brand", "accent"] as const).flatMap((name) =>
    (["light", "dark"] as const).map((scheme) => colourIn(settings, name, scheme)),
  );
  return [...colours, logosOf(settings), digitsOf(settings)];
}

function colourIn({ theme }: Branded, name: "brand" | "accent", scheme: Scheme): Finding {
  const variables = deriveTheme(theme, scheme);
  const token = (suffix: string) => variables[`--color-${suffix}`]!;
  const [own, fill, on, text] = [theme[name], token(name), token(`on-${name}`), token(`${name}-text`)];
  const keeps = (colour: string) => colour.toLowerCase() === own.toLowerCase();
  const page = token("page");
  const said = [
    keeps(fill) ? `Fills are ${own} itself` : `Fills are ${fill}`,
    `the text on them has ${ratio(on, fill)}`,
    keeps(text)
      ? `text in it has ${ratio(text, page)}`
      : `text and lines in it are ${text}, with ${ratio(text, page)}`,
  ];
  return {
    title: `${name === "brand" ? "Brand" : "Accent"} on ${scheme} pages`,
    text: `${said.join("; ")}. ${TEXT}:1 is needed.`,
    // On dark pages every bank's colours are lighter.
    isFine: scheme === "dark" || isLike(text, own),
  };
}

function logosOf({ brand: { name, logo, logoDark } }: Branded): Finding {
  const title = "Logo";
  if (logo === undefined)
    return { title, text: `There is none: “${Array.from(name)[0]}” stands for it.`, isFine: false };
  return logoDark === undefined
    ? { title, text: "There is one; dark pages show the same. Is it seen there?", isFine: false }
    : { title, text: "There is one for light and one for dark pages.", isFine: true };
}

/** PCI DSS 3.4.1: at most the first six and the last four digits. */
function digitsOf({ cards: { maskFirst, maskLast } }: Branded): Finding {
  const isFine = maskFirst <= 6 && maskLast <= 4;
  const shown = `The first ${maskFirst} and the last ${maskLast} are shown`;
  const text = isFine
    ? `${shown}, as PCI DSS 3.4.1 allows.`
    : `${shown}. PCI DSS 3.4.1 allows at most the first 6 and the last 4.`;
  return { title: "Digits of card numbers", text, isFine };
}

function isLike(one: string, other: string): boolean {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a !== undefined && b !== undefined && Math.abs(a.l - b.l) < SEEN;
}

function ratio(one: string, other: string): string {
  const [a, b] = [one, other].map((hex) => luminance(toRgb(parseHex(hex)!)));
  return `${contrast(a!, b!).toFixed(1)}:1`;
}
