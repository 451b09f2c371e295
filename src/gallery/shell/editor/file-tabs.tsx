import { useEffect, useRef, type KeyboardEvent } from "react";
import { styled } from "styled-components";

import { coarse } from "#gallery/shell/looks/controls.ts";
import type { UnsavedFiles } from "#gallery/shell/project/drafts.ts";
import { moveFocusAlong, showTab } from "#ui/behaviour/tab-focus.ts";
import { Tab, TabList } from "#ui/menus/tabs-parts.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { nameOf } from "./tell-saved.ts";

const List = styled(TabList)`
  flex: none;
  --control-height: 2.5rem;
  padding-inline: var(--space-2);
  ${coarse} {
    --control-height: var(--touch);
  }
`;
const File = styled(Tab)`
  padding-inline: var(--space-3);
  font-size: var(--text-s);
`;
const Dot = styled.span`
  display: inline-block;
  width: 0.5rem;
  height: 0.5rem;
  margin-left: var(--space-2);
  border-radius: 50%;
  background: var(--color-accent-edge);
`;

type FileTabsProps = {
  /** Id of the panel with the chosen file; the ids of the tabs start with it. */
  panelId: string;
  files: readonly string[];
  file: string;
  drafts: UnsavedFiles;
  onPick: (file: string) => void;
};

/** The files of a screen. A dot marks unsaved edits. */
export function FileTabs({ panelId, files, file, drafts, onPick }: FileTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showTab(list.current, tabId(panelId, file)), [panelId, file]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (moveFocusAlong(list.current, event.key)) event.preventDefault();
  };
  return (
    <List ref={list} role="tablist" aria-label="Files" onKeyDown={onKeyDown}>
      {files.map((path) => (
        <File
          key={path}
          type="button"
          role="tab"
          id={tabId(panelId, path)}
          title={path}
          aria-selected={path === file}
          aria-controls={path === file ? panelId : undefined}
          tabIndex={path === file ? 0 : -1}
          onClick={() => onPick(path)}
        >
          {nameOf(path)}
          {path in drafts && (
            <>
              <Dot />
              <VisuallyHidden>, unsaved edits</VisuallyHidden>
            </>
          )}
        </File>
      ))}
    </List>
  );
}

export function tabId(panelId: string, file: string): string {
  return `${panelId}-${file}`;
}
