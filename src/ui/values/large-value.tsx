import { Fragment } from "react";
import { styled } from "styled-components";

import { words } from "#ui/words.ts";

import { say } from "#lib/text/words.ts";
import { CopyText } from "./copy-text.tsx";

const Root = styled.dl`
  padding: var(--space-3) var(--space-4);
  border: 1px dashed var(--color-border);
  border-radius: var(--radius-m);
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-s);
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
`;
const Value = styled.span`
  min-width: 0;
  font-size: var(--text-xl);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  word-spacing: 0.3em;
  overflow-wrap: anywhere;
`;
const Block = styled.span`
  display: inline-block;
`;

/**
 * A number that the customer types elsewhere, such as a meter token: large, in the blocks that its spaces make, with a button
 * that copies it without them.
 */
export function LargeValue({ label, value }: { label: string; value: string }) {
  return (
    <Root>
      <div>
        <dt>{label}</dt>
        <dd>
          <Value>
            {value.split(/\s+/).map((block, index) => (
              <Fragment key={index}>
                {index > 0 && " "}
                <Block>{block}</Block>
              </Fragment>
            ))}
          </Value>
          <CopyText
            text={value.replaceAll(/\s/g, "")}
            label={say(words.copy, { value: label.toLowerCase() })}
          />
        </dd>
      </div>
    </Root>
  );
}
