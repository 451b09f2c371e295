/** A test's title as written: a quoted text, with places that are filled in when the test runs. */
type Title = {
  readonly written: string;
  /** Matches the titles of a run; each place for a text of the file is a group. */
  readonly pattern: RegExp;
};

/**
 * A call of `test`, `it` or `describe` up to the title (before the title of `test.each(…)(` there is only a bracket).
 * Other calls may look the same: then there is a title too many, but never one too few.
 */
const CALL = /(?:\b(?:test|it|describe)(?:\.[a-z]+)*|\))\s*\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs;

/** Places for texts: `${name}`, `%s` and `$name` of `each`. Other expressions and formats match anything. */
const PLACE = /\$\{\w+\}|%s|\$\w+|\$\{(?:[^{}]|\{[^{}]*\})*\}|%[a-zA-Z]/g;
const TEXT = /^(?:\$\{\w+\}|%s|\$\w+)$/;

/** Every title in the source of a test file. */
function titlesIn(source: string): Title[] {
  return [...source.matchAll(CALL)].map(([, , written = ""]) => ({ written, pattern: patternOf(written) }));
}

/**
 * Whether a file has a test with this title: as written, or filled in with texts from the file or from its imports.
 * @param texts the source of the file, and of the files that it imports
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
