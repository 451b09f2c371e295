import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What is wrong in a message, and where in it. */
type MessageError = { readonly message: string; readonly expected?: string; readonly offset: number };

export type Message = { readonly elements: readonly MessageFormatElement[] } | MessageError;

/** The start of a placeholder that is an expression of a screen, which ICU would refuse as a name. */
const EXPRESSION = /\{(\s*)(\$[^\s,{}]+)/g;

/** Messages by their text: while an author edits a file, those of all languages are checked again and again. */
const parsed = new Map<string, Message>();
/** More than all languages of a large project have. */
const MOST = 50_000;

/**
 * Parses a message in ICU's syntax. Placeholders may also be expressions of screens, which keep their text as name.
 */
export function parseMessage(text: string): Message {
  const known = parsed.get(text);
  if (known) return known;
  if (parsed.size >= MOST) parsed.clear();
  const message = parseAnew(text);
  parsed.set(text, message);
  return message;
}

function parseAnew(text: string): Message {
  const names = new Map<string, string>();
  // As long as the expression, so that offsets stay; unlike every other, so that each has its own.
  const masked = text.replaceAll(EXPRESSION, (_, space: string, expression: string) => {
    const name = `_${names.size}`.padEnd(expression.length, "_");
    names.set(name, expression);
    return `{${space}${name}`;
  });
  try {
    const elements = parse(masked, { ignoreTag: true, captureLocation: true });
    return { elements: elements.map((element) => unmask(element, names)) };
  } catch (error) {
    return syntaxError(error);
  }
}

function unmask(element: MessageFormatElement, names: ReadonlyMap<string, string>): MessageFormatElement {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return element;
  const named = { ...element, value: names.get(element.value) ?? element.value };
  if (named.type !== TYPE.plural && named.type !== TYPE.select) return named;
  const options = Object.entries(named.options).map(
    ([key, option]) => [key, { ...option, value: option.value.map((one) => unmask(one, names)) }] as const,
  );
  return { ...named, options: Object.fromEntries(options) };
}

const WORDS: Readonly<Record<string, Omit<MessageError, "offset">>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: { message: "a brace is open", expected: '"}" behind the name' },
  EMPTY_ARGUMENT: { message: "braces without a name", expected: "the name of a placeholder" },
  MALFORMED_ARGUMENT: { message: "no placeholder", expected: 'a name in braces, as "{amount}"' },
  INVALID_ARGUMENT_TYPE: { message: "no kind of placeholder", expected: "plural, select or selectordinal" },
  MISSING_OTHER_CLAUSE: { message: "the forms are not complete", expected: '"other {…}"' },
};

function syntaxError(error: unknown): MessageError {
  if (!(error instanceof SyntaxError)) throw error;
  const { location } = error as SyntaxError & { location?: { start: { offset: number } } };
  const words = WORDS[error.message] ?? { message: error.message.toLowerCase().replaceAll("_", " ") };
  return { ...words, offset: location?.start.offset ?? 0 };
}

/** A placeholder with its place, of whatever kind; those inside of forms too. */
export type Placeholder = {
  readonly name: string;
  readonly offset: number;
  readonly isPlain: boolean;
  /** The words between which a `select` chooses, each with the place of its form. */
  readonly choices: ReadonlyMap<string, number>;
};

export function placeholdersOf(elements: readonly MessageFormatElement[]): readonly Placeholder[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const offset = element.location?.start.offset ?? 0;
    const options = element.type === TYPE.select ? Object.entries(element.options) : [];
    const choices = new Map(options.map(([key, { location }]) => [key, location?.start.offset ?? offset]));
    const own = { name: element.value, offset, isPlain: element.type === TYPE.argument, choices };
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => placeholdersOf(value))
        : [];
    return [own, ...inner];
  });
}
