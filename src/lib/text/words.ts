import { isolated } from "./isolated.ts";

/** English texts by key. */
type Texts = Readonly<Record<string, string>>;

let language: { readonly tag: string; readonly texts: Texts } = { tag: "en", texts: {} };

/**
 * The texts of a folder that customers read, in English. What is returned has them in the language of this page, which
 * `speak` sets: read a text where it is shown, not where a module is loaded. It translates when a text is read, so it works
 * in whichever order a bundler loads modules. The build adds the folder where a language has another word for a text there.
 */
export function catalogue<Words extends Texts>(
  english: Words,
  folder?: string,
): Readonly<Record<keyof Words, string>> {
  return new Proxy<Readonly<Record<keyof Words, string>>>(english, {
    get: (texts, key) => textOf(texts[key as keyof Words], `${folder}/${String(key)}`),
  });
}

/**
 * One text of a catalogue in the language of this page. The build puts it in the place of the catalogue, so that a text is in the file
 * that shows it (`tools/vite/words-by-use.ts`).
 * @param at its folder and key, where a language may have another word for it there
 * @public
 */
export function textOf(english: string, at = ""): string {
  return language.texts[at] ?? spoken(english);
}

/** Sets the language of this page: its tag (BCP 47), and its texts by the English, or by folder and key. */
export function speak(tag: string, texts: Texts): void {
  language = { tag, texts };
}

/** More texts of this page's language, by the English. */
export function learnWords(texts: Texts): void {
  language = { ...language, texts: { ...texts, ...language.texts } };
}

/** An English text of the build in the language of this page. */
export function spoken(text: string): string {
  return language.texts[text] ?? text;
}

/** The locale in which days are written: English customers read them as the specification has them (1 §9). */
export function dayLocale(): string {
  return language.tag === "en" ? "en-US" : language.tag;
}

/**
 * A message in ICU's syntax with its values: `{name}`, and forms as `{count, plural, one {# card} other {# cards}}` or
 * `{kind, select, …}`. Lint and build have parsed the message, so this reads only what is right. A value keeps its
 * direction to itself (`isolated`).
 */
export function say(message: string, values: Readonly<Record<string, string | number>>): string {
  let at = 0;
  const read = (count: string): string => {
    let text = "";
    for (; at < message.length && message[at] !== "}"; at++) {
      const letter = message[at]!;
      text += letter === "{" ? placeholder() : letter === "#" && count !== "" ? count : letter;
    }
    return text;
  };
  /** From its brace to the brace that closes it. */
  const placeholder = (): string => {
    const [head, name = "", kind] = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*,)?/.exec(message.slice(at))!;
    at += head.length;
    const value = values[name] ?? "";
    if (!kind) return isolated(String(value));
    const forms: Record<string, string> = {};
    for (let form; (form = /^\s*([=\w]+)\s*\{/.exec(message.slice(at))); at++) {
      at += form[0].length;
      forms[form[1]!] = read(kind === "select" ? "" : String(value));
    }
    at += message.slice(at).indexOf("}");
    const rule = kind === "select" ? value : new Intl.PluralRules(language.tag).select(Number(value));
    return forms[`=${value}`] ?? forms[rule] ?? forms["other"]!;
  };
  return read("");
}
