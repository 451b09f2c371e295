import { useId } from "react";
import { styled } from "styled-components";

import type { Checkout, CommitRequest, Refused } from "#gallery/protocol-review.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Field } from "#ui/controls/field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { Textarea } from "#ui/controls/textarea.tsx";

const Message = styled(Textarea)`
  width: 100%;
  max-height: 20rem;
  font-size: var(--text-s);
`;

type CommitFieldsProps = {
  checkout: Checkout;
  /** Undefined: no commit is wanted. */
  commit: CommitRequest | undefined;
  refused: Refused | undefined;
  onChange: (commit: CommitRequest | undefined) => void;
};

/** The choice to make a branch and a commit of the files. */
export function CommitFields({ checkout, commit, refused, onChange }: CommitFieldsProps) {
  const id = useId();
  const { obstacle, uncommitted, proposed } = checkout;
  return (
    <Stack $gap={2}>
      <Checkbox
        label="Make a branch and a commit"
        disabled={obstacle !== undefined}
        aria-describedby={obstacle === undefined ? undefined : `${id}-obstacle`}
        checked={commit !== undefined}
        onChange={({ target }) => onChange(target.checked ? proposed : undefined)}
      />
      {obstacle !== undefined && (
        <Text id={`${id}-obstacle`} $size="s" $tone="muted">
          {obstacle}
        </Text>
      )}
      {commit && (
        <Stack $gap={4}>
          <Field
            id={`${id}-branch`}
            label="Name of the new branch"
            error={refused?.key === "branch" && refused.message}
          >
            {(control) => (
              <TextInput
                {...control}
                value={commit.branch}
                spellCheck={false}
                autoCapitalize="off"
                onChange={({ target }) => onChange({ ...commit, branch: target.value })}
              />
            )}
          </Field>
          <Field
            id={`${id}-message`}
            label="Message of the commit"
            error={refused?.key === "message" && refused.message}
          >
            {(control) => (
              <Message
                {...control}
                value={commit.message}
                onChange={({ target }) => onChange({ ...commit, message: target.value })}
              />
            )}
          </Field>
          {uncommitted.length > 0 && (
            <Text $size="s" $tone="warning">
              Not committed before, so it goes into this commit too: what else differs in{" "}
              {uncommitted.join(", ")}.
            </Text>
          )}
          <Text $size="s" $tone="muted">
            The commit has exactly these files. Hooks run. Nothing is pushed.
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
