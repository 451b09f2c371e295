import type { Limit } from "#engine/fields/limits.ts";
import { plainDigits } from "#lib/text/plain-digits.ts";
import { asTyped } from "#ui/behaviour/as-typed.ts";
import { TextInput } from "#ui/controls/text-input.tsx";
import { useTypedText } from "#renderer/form/typed-text.ts";
import { textValue, type Reading, type WidgetProps } from "#renderer/form/widget.ts";

/**
 * A leading or trailing space comes from the keyboard: it stays visible, but is not part of the value. Of numbers and of
 * compact texts no space or dash is: people write them in groups, and read them off cards so.
 */
export function Line(
  props: WidgetProps & { type?: string; min?: Limit | undefined; max?: Limit | undefined },
) {
  const { type, control, name, options, disabled, readOnly, min, max } = props;
  const input = useTypedText(props, (text) => readLine(text, { options }));
  return (
    <TextInput
      {...control}
      {...input}
      type={type}
      min={min}
      max={max}
      name={name}
      placeholder={options.placeholder}
      autoComplete={options.autocomplete ?? "off"}
      {...(NAMES.includes(options.autocomplete) && asTyped)}
      inputMode={options.inputMode}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}

/** Names of accounts. */
const NAMES: readonly unknown[] = ["username", "email"];

/** Comes unseen with a text from elsewhere, such as a contact's number. Joiners stay: words and emoji consist of them. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;

/** The value of what was typed or pasted. */
export function readLine(text: string, { options }: Pick<Reading, "options">): string | undefined {
  const isInGroups = options.compact || options.inputMode === "numeric";
  return textValue(isInGroups ? compactText(text) : text.replaceAll(UNSEEN, "").trim());
}

/** A number or a code without what stands between its groups, with the digits that providers know. */
export function compactText(text: string): string {
  return plainDigits(text.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, ""));
}
