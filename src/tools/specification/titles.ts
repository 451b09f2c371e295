/** A title of a test as it is written: text between quotes, with the places that a run fills in. */
type Title = {
  readonly written: string;
  /** What a run may make of it; a group for each place that stands for a text of the file. */
  readonly pattern: RegExp;
};

/**
 * A call of `test`, `it` or `describe` (`test.each(…)(` ends in a bracket before the title), up to the title. Other calls
 * may look so too: that finds a title too many, never one too few.
 */
const CALL = /(?:\b(?:test|it|describe)(?:\.[a-z]+)*|\))\s*\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs;

/** `${name}`, `%s` and `$name` of `each`: a text. Other expressions and formats: anything. */
const PLACE = /\$\{\w+\}|%s|\$\w+|\$\{(?:[^{}]|\{[^{}]*\})*\}|%[a-zA-Z]/g;
const TEXT = /^(?:\$\{\w+\}|%s|\$\w+)$/;

/** Every title in the source of a test file. */
function titlesIn(source: string): Title[] {
  return [...source.matchAll(CALL)].map(([, , written = ""]) => ({ written, pattern: patternOf(written) }));
}

/**
 * Whether a file has a test with this title: as it is written, or as a run fills it in with texts that the file, or what it
 * imports, holds.
 *
 * @param texts the source of the file, and those of the files that it imports
 */
export function hasTitle(title: string, texts: readonly string[]): boolean {
  return titlesIn(texts[0] ?? "").some(({ written, pattern }) => {
    if (unescaped(written) === title) return true;
    const filled = pattern.exec(title);
    return filled?.slice(1).every((text) => texts.some((one) => one.includes(text))) ?? false;
  });
}

function patternOf(written: string): RegExp {
  const fixed = written.split(PLACE).map((text) => escaped(unescaped(text)));
  const places = [...written.matchAll(PLACE)].map(([place]) => (TEXT.test(place) ? "(.+)" : ".+"));
  return new RegExp(`^${fixed.map((text, index) => text + (places[index] ?? "")).join("")}$`, "s");
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/gs, "$1");
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
