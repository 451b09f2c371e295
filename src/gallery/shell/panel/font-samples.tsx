import { useEffect } from "react";
import { styled } from "styled-components";

import type { Control } from "#gallery/protocol-panel.ts";
import { coarse } from "#gallery/shell/looks/controls.ts";
import { applyLooks } from "#tenant/theme/apply-looks.ts";
import { type FontName, fonts } from "#tenant/theme/fonts.ts";
import { STAND_IN } from "#tenant/theme/stand-in.ts";

import { usePanelWork } from "./panel-context.ts";

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: var(--space-2);
  min-width: 0;
`;
const Sample = styled.button`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  min-height: 2.25rem;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-sunken);
  }
  &[aria-pressed="true"] {
    border-color: var(--color-brand-edge);
    background: var(--color-brand-soft);
    color: var(--color-on-brand-soft);
  }
  > small {
    font-size: var(--text-xs);
    font-family: inherit;
  }
  ${coarse} {
    min-height: var(--touch);
  }
`;

type FontSamplesProps = { control: Control; value: unknown };

/** Each font that can be chosen, written in itself; a click chooses it. */
export function FontSamples({ control: { pointer, title, options = [] }, value }: FontSamplesProps) {
  const { set } = usePanelWork();
  // The fonts of the build load as they are seen.
  useEffect(() => applyLooks(document, "none", STAND_IN), []);
  const names = options.map((one) => one.value).filter(isFont);
  return (
    <Root aria-label={`Samples of ${title}`}>
      {names.map((name) => (
        <Sample
          key={name}
          type="button"
          aria-pressed={name === value}
          style={{ fontFamily: fonts[name] }}
          onClick={() => set(pointer, name)}
        >
          <span aria-hidden="true">Balance ₦1,250.00</span>
          <small>{name}</small>
        </Sample>
      ))}
    </Root>
  );
}

function isFont(name: string): name is FontName {
  return Object.hasOwn(fonts, name);
}
