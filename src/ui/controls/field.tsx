import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { words } from "#ui/words.ts";

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
/**
 * Rendered before its first remark, because screen readers only announce changes of an existing region; empty, it takes
 * no space.
 */
export const Notes = styled.output`
  display: block;
  &:empty {
    position: absolute;
  }
`;
const Group = styled(Root)`
  > legend {
    padding-bottom: var(--space-2);
  }
`;

/** The error message below a control: an icon and a text, so that colour is not the only sign. */
export const ErrorText = styled(({ children, ...rest }: { id?: string; children: ReactNode }) => (
  <p {...rest}>
    <CircleAlert size="1.125em" />
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

/** Ties a control to its label, hint and error. Spread it over the input. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

export type FieldProps = {
  id: string;
  label: ReactNode;
  /** `true` tells screen readers; `false` adds "(optional)" to the label; undefined does neither. */
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Remarks that change; screen readers announce them. Their element has the id `<id>-notes`. */
  notes?: ReactNode;
  /** The control consists of several: the label becomes a legend, and all attributes except the id go to the group. */
  group?: boolean;
  /** Buttons that belong to the field, below everything else. */
  after?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/**
 * Label above the control, then error, hint and remarks below it; the ids are `<id>-label`, `<id>-error`, `<id>-hint`
 * and `<id>-notes`.
 */
export function Field({ id, label, required, hint, error, notes, group, after, children }: FieldProps) {
  const under = { error, hint, notes, after };
  const says = describe(id, under, required);
  const text = (
    <>
      {label}
      {required === false && <Optional> {words.optional}</Optional>}
    </>
  );
  if (group) {
    return (
      <Group as="fieldset" role="radiogroup" {...says}>
        <Label as="legend">{text}</Label>
        {children({ id, ...saysNothing })}
        <Under id={id} {...under} />
      </Group>
    );
  }
  return (
    <Root>
      <Label id={`${id}-label`} htmlFor={id}>
        {text}
      </Label>
      {children({ id, ...says })}
      <Under id={id} {...under} />
    </Root>
  );
}

/** For a control whose group says everything. */
export const saysNothing = {
  "aria-describedby": undefined,
  "aria-invalid": undefined,
  "aria-required": undefined,
};

/** What a control, or a group of them, tells screen readers. */
export function describe(id: string, under: UnderFieldProps, required: boolean | undefined) {
  return {
    "aria-describedby": describedBy(id, under),
    "aria-invalid": under.error ? (true as const) : undefined,
    "aria-required": required || undefined,
  };
}

export type UnderFieldProps = Pick<FieldProps, "hint" | "error" | "notes" | "after">;

/** What stands below a control. */
export function Under({ id, hint, error, notes, after }: UnderFieldProps & { id: string }) {
  return (
    <>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {notes && <Notes id={`${id}-notes`}>{notes}</Notes>}
      {after}
    </>
  );
}

/** The ids of the texts below a control. */
function describedBy(id: string, { hint, error, notes }: UnderFieldProps): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, notes && `${id}-notes`];
  return ids.filter(Boolean).join(" ") || undefined;
}
