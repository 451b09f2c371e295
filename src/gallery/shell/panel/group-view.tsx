import { useState } from "react";
import { styled } from "styled-components";

import type { Control, PanelGroup } from "#gallery/protocol-panel.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { ControlField } from "./control-field.tsx";
import { usePanelWork } from "./panel-context.ts";
import { withCode } from "./with-code.tsx";

/** With more controls than this, those without a value are folded. */
const FEW = 6;

const Root = styled.section`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`;
const Folded = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  padding-top: var(--space-2);
`;

/** The controls of an object below its name. What nobody has set is folded, unless there is little of it. */
export function GroupView({ group, isFirst }: { group: PanelGroup; isFirst: boolean }) {
  const { title, description, controls } = group;
  const { panel } = usePanelWork();
  // A map alone says the name itself.
  const isNamed = title !== panel.title && !(controls.length === 1 && controls[0]?.title === title);
  // What is set while it is folded stays there: it would leave from under the hands of who types.
  const [first] = useState(() => {
    const isShort = controls.length <= FEW && (isFirst || controls.some(isSet));
    return { isShort, shown: new Set(controls.filter(isSet).map(({ pointer }) => pointer)) };
  });
  const shown = first.isShort ? controls : controls.filter(({ pointer }) => first.shown.has(pointer));
  const rest = controls.filter((control) => !shown.includes(control));
  if (shown.length === 0) {
    return (
      <Fold title={title}>
        <Folded>
          {description !== undefined && <About text={description} />}
          <Controls controls={rest} />
        </Folded>
      </Fold>
    );
  }
  return (
    <Root aria-label={title}>
      {(isNamed || description !== undefined) && (
        <div>
          {isNamed && (
            <Heading as="h3" $size="s">
              {title}
            </Heading>
          )}
          {description !== undefined && <About text={description} />}
        </div>
      )}
      <Controls controls={shown} />
      {rest.length > 0 && (
        <Fold title={`${rest.length} more of ${title}`}>
          <Folded>
            <Controls controls={rest} />
          </Folded>
        </Fold>
      )}
    </Root>
  );
}

function isSet({ value, kind }: Control): boolean {
  return value !== undefined || kind === "list";
}

function Controls({ controls }: { controls: readonly Control[] }) {
  return controls.map((control) => <ControlField key={control.pointer} control={control} />);
}

function About({ text }: { text: string }) {
  return (
    <Text $size="s" $tone="muted">
      {withCode(text)}
    </Text>
  );
}
