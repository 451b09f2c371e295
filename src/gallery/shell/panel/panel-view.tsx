import { useEffect, useMemo, useRef } from "react";
import { styled } from "styled-components";

import type { Problem } from "#definition/problem.ts";
import type { Panel, PanelGroup } from "#gallery/protocol-panel.ts";
import { ToolButton } from "#gallery/shell/looks/controls.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";
import { fromDesktop } from "#ui/styles/media.ts";
import { Heading, Text } from "#ui/text/text.tsx";

import { FieldTools } from "./field-tools.tsx";
import { FormFields } from "./form-fields.tsx";
import { GroupView } from "./group-view.tsx";
import { keepFocus } from "./keep-focus.ts";
import { isItem, parsedText } from "./own-value.ts";
import { type Edit, PanelContext, type PanelWork } from "./panel-context.ts";
import { withNeeds, withValue } from "./panel-edits.ts";

/** Hidden texts are positioned inside of it: otherwise they would lengthen the page. */
const Root = styled.section`
  position: relative;
  display: flex;
  flex: 1 0 75vh;
  flex-direction: column;
  gap: var(--space-4);
  height: 75vh;
  min-height: 8rem;
  padding: var(--space-3) var(--space-4) var(--space-5);
  border-bottom: 1px solid var(--color-border);
  overflow-y: auto;
  line-height: var(--line-snug);
  overflow-wrap: anywhere;
  ${fromDesktop} {
    flex: 3 1 0;
    height: auto;
  }
`;
/** Without controls it needs no room. */
const Nothing = styled(Root)`
  && {
    flex: none;
    height: auto;
    min-height: 0;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  > h2 {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const Trail = styled.nav`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

type PanelViewProps = {
  /** Null: there is nothing to set; undefined while it comes. */
  panel: Panel | null | undefined;
  path: string;
  text: string;
  problems: readonly Problem[];
  onEdit: Edit;
  onGo: (pointer: string) => void;
};

/** What can be set in the chosen object, made from the meta-schema: a control, its help and its place for each key. */
export function PanelView({ panel, path, text, problems, onEdit, onGo }: PanelViewProps) {
  const root = useMemo(() => parsedText(text), [text]);
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = Boolean(panel) && root !== undefined;
  useEffect(() => {
    if (isShown && region.current) return keepFocus(region.current, () => heading.current);
    return undefined;
  }, [isShown]);
  // Another object is read from its beginning.
  const shownAt = panel?.pointer;
  useEffect(() => {
    if (shownAt !== undefined && region.current) region.current.scrollTop = 0;
  }, [shownAt]);
  if (!panel || root === undefined) {
    return (
      <Nothing aria-label="Panel" tabIndex={0}>
        <Text $size="s" $tone="muted">
          {panel !== undefined &&
            (root === undefined
              ? "The file is no JSON yet. Mend it below; then it can be set here."
              : "This file is set in its JSON below.")}
        </Text>
      </Nothing>
    );
  }
  // A step is called like its form: one of the two is enough.
  const around = panel.trail.filter(({ title }, index) => title !== panel.trail[index + 1]?.title);
  const work: PanelWork = {
    panel,
    path,
    root,
    text,
    problems,
    set: (pointer, value, how, needs) => {
      // An item that is typed anew is empty for a moment, and stays.
      if (value === undefined && how === "typed" && isItem(root, pointer)) {
        if (typeof readPointer(root, pointer) === "string")
          onEdit((now) => withValue(now, pointer, "", panel.orders), how);
        return;
      }
      const begun = (now: string) => (value === undefined ? now : withNeeds(now, needs, panel.orders));
      onEdit((now) => withValue(begun(now), pointer, value, panel.orders), how);
    },
    edit: onEdit,
    go: onGo,
  };
  return (
    <PanelContext value={work}>
      <Root ref={region} aria-label="Panel" tabIndex={0}>
        <Head>
          <Trail aria-label="Around it">
            {around.map(({ pointer, title }) => (
              <ToolButton key={pointer} variant="quiet" onClick={() => onGo(pointer)}>
                {title} ›
              </ToolButton>
            ))}
          </Trail>
          <Heading ref={heading} as="h2" $size="l" tabIndex={-1}>
            {panel.title}
          </Heading>
          {panel.field && <FieldTools field={panel.field} />}
        </Head>
        {panel.pointer === "" && isScreen(root) && (
          <Text $size="s" $tone="muted">
            To set a field, press “Choose in the preview” and then the field. Everything else of the screen is
            below.
          </Text>
        )}
        {panel.form && <FormFields form={panel.form} />}
        {panel.groups.map((group, index) => (
          <GroupView key={keyOf(panel, group)} group={group} isFirst={index === 0} />
        ))}
      </Root>
    </PanelContext>
  );
}

function isScreen(root: unknown): boolean {
  return isRecord(root) && "steps" in root;
}

/** A group stays the same while others come and go around it. */
function keyOf({ pointer, groups }: Panel, group: PanelGroup): string {
  // The first is called like the object, by a name that may just be typed.
  if (group === groups[0]) return pointer;
  const same = groups.filter(({ title }) => title === group.title);
  return `${pointer} ${group.title} ${same.indexOf(group)}`;
}
