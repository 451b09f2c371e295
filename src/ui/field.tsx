import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
`;
const Label = styled.label`
  font-size: var(--text-s);
  font-weight: var(--weight-semibold);
  line-height: var(--line-snug);
`;
const Optional = styled.span`
  font-weight: var(--weight-regular);
  color: var(--color-text-muted);
`;
const Hint = styled.p`
  font-size: var(--text-s);
  line-height: var(--line-snug);
  color: var(--color-text-muted);
`;

/** The message under a control that was refused: icon and text, so not by colour alone. */
export const ErrorText = styled(({ children, ...rest }: { id?: string; children: ReactNode }) => (
  <p {...rest}>
    <CircleAlert size="1.125rem" />
    <span>{children}</span>
  </p>
))`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  line-height: var(--line-snug);
  color: var(--color-danger-text);
  > svg {
    flex: none;
  }
`;

/** What a control needs to be tied to its label, hint and error. Spread it over the input. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

export type FieldProps = {
  id: string;
  label: ReactNode;
  /** `true` says so to screen readers; `false` adds "(optional)" to the label; left out says nothing. */
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, then error and hint under it; the ids are `<id>-error` and `<id>-hint`. */
export function Field({ id, label, required, hint, error, children }: FieldProps) {
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {required === false && <Optional> (optional)</Optional>}
      </Label>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}
