import { asTyped } from "#ui/behaviour/as-typed.ts";
import { EyeButton } from "#ui/buttons/eye-button.tsx";
import { useInputText } from "#ui/behaviour/use-input-text.ts";

import { useEffect, useState, type ComponentProps } from "react";
import { styled } from "styled-components";
import { TextInput } from "./text-input.tsx";

const Line = styled(TextInput)<{ $code: boolean }>`
  input {
    letter-spacing: ${({ $code }) => ($code ? "0.35em" : "normal")};
  }
  input::placeholder {
    letter-spacing: normal;
  }
`;

export type SecretInputProps = Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "onChange" | "ref"
> & {
  value: string;
  onChange: (text: string) => void;
  /** Cleans the typed text. Default: the text stays as it is. */
  clean?: (text: string) => string;
  /** What is hidden, for the toggle's name: "password" gives 'Show password'. */
  noun: string;
  /** A code of digits (PIN, OTP) gets the number keypad and wide spacing. Default "password". */
  kind?: "password" | "code";
  /** Readable until the customer hides it: a code that is valid once. */
  readable?: boolean;
};

/**
 * A password, PIN or OTP with a toggle to show the typed text. It hides the text when its form is sent, unless it is `readable`. The text is
 * never in the page's `value` attribute, where React would put it, and an input that unmounts is emptied.
 */
export function SecretInput(props: SecretInputProps) {
  const { noun, kind = "password", readable = false, value, onChange, clean = unchanged, ...rest } = props;
  const [shown, setShown] = useState(readable);
  const input = useInputText(() => value);
  const isCode = kind === "code";

  useEffect(() => {
    const form = input.current?.form;
    // A browser may store the text of a visible field for suggestions; it stores no one-time code.
    const hide = () => setShown(readable);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [input, readable]);

  return (
    <Line
      autoComplete={isCode ? "off" : undefined}
      inputMode={isCode ? "numeric" : undefined}
      {...asTyped}
      {...rest}
      ref={input}
      onChange={({ currentTarget }) => {
        const text = clean(currentTarget.value);
        if (text !== currentTarget.value) currentTarget.value = text;
        onChange(text);
      }}
      $code={isCode}
      type={shown ? "text" : "password"}
      end={
        <EyeButton
          shown={shown}
          what={noun}
          aria-controls={rest.id}
          disabled={rest.disabled}
          onShow={setShown}
        />
      }
    />
  );
}

function unchanged(text: string): string {
  return text;
}
