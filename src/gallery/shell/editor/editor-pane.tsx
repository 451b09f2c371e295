import { SlidersHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useId, useMemo, useRef } from "react";
import { styled } from "styled-components";

import type { Problem } from "#definition/problem.ts";
import type { Address } from "#gallery/shell/address/address.ts";
import { ToolButton } from "#gallery/shell/looks/controls.ts";
import { filesOf } from "#gallery/shell/address/groups.ts";
import type { OpenText } from "#gallery/shell/panel/open-texts.ts";
import { PanelView } from "#gallery/shell/panel/panel-view.tsx";
import { usePanel } from "#gallery/shell/panel/use-panel.ts";
import { useDrafts, type Project } from "#gallery/shell/project/project.ts";
import { tenantFile } from "#gallery/shell/project/tenant-file.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import type { Subject } from "#gallery/states.ts";
import { fixOf, offsetAt, pointerAt } from "#gallery/shell/project/text-places.ts";

import type { CodeEditor } from "./code-editor.ts";
import { CodeField } from "./code-field.tsx";
import { ConflictNote, NoText } from "./file-notes.tsx";
import { FileTabs, tabId } from "./file-tabs.tsx";
import { FileTools } from "./file-tools.tsx";
import { ProblemList } from "./problem-list.tsx";
import { useAllOpenTexts } from "./use-all-open-texts.ts";
import { useFile, type OpenFile } from "./use-file.ts";
import { type Picked, usePanelGoal } from "./use-panel-goal.ts";
import { useProblems } from "./use-problems.ts";

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: var(--color-surface);
`;
const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

type EditorPaneProps = {
  subject: Subject;
  project: Project;
  /** Called when somebody else has changed a file that is shown. */
  onOutside: () => void;
  /** What was chosen in the preview last. */
  picked: Picked | undefined;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  /** Pointer of the object with which the panel begins; without it the whole file. */
  begin?: string;
};

/** The files of the subject, one at a time, with their problems. */
export function EditorPane(props: EditorPaneProps) {
  const { subject, project, onOutside, picked, isPanelOpen, onTogglePanel, begin = "" } = props;
  const { address, look } = useAddress();
  const files = filesAt(subject, address);
  const path = address.file ?? files[0]!;
  const file = useFile(path, onOutside);
  const { problems, isKnown } = useProblems(subject, project, file);
  const own = useMemo(() => problems.filter((problem) => problem.file === path), [problems, path]);
  const editor = useRef<CodeEditor>(null);
  const goal = useRef<Problem>(undefined);
  const hasText = file.text !== undefined;
  const panelId = useId();
  const place = usePanelGoal(path, picked, subject.screen?.file, begin);
  const panel = usePanel(place.goal, isPanelOpen ? file.text : undefined);
  useSaveKey(file);

  // What was chosen elsewhere comes into sight in the text too.
  const isFollowing = place.isChosen;
  const reveal = useEffectEvent((pointer: string) => {
    if (isFollowing && file.text !== undefined) editor.current?.reveal(offsetAt(file.text, pointer));
  });
  const shownPointer = panel?.pointer;
  useEffect(() => {
    if (shownPointer !== undefined) reveal(shownPointer);
  }, [shownPointer]);

  // The problem may be in a file that is not open yet.
  useEffect(() => {
    if (goal.current?.file !== path || !hasText) return;
    editor.current?.goTo(goal.current);
    goal.current = undefined;
  }, [path, hasText]);

  const go = (problem: Problem) => {
    if (problem.file === path) {
      editor.current?.goTo(problem);
      return;
    }
    goal.current = problem;
    look({ file: problem.file });
  };
  const fix = (problem: Problem) => {
    const change = fixOf(file.text ?? "", problem);
    if (change) editor.current?.change(change);
  };
  const openText = (text: OpenText) => {
    if (!isPanelOpen) onTogglePanel();
    if (text.path === path) place.go(text.pointer);
    else look({ file: text.path });
  };
  return (
    <Root aria-label="Files of this screen">
      <FileTabs
        panelId={panelId}
        files={files}
        file={path}
        drafts={useDrafts()}
        onPick={(next) => look({ file: next })}
      />
      <Panel role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, path)}>
        <FileTools
          file={file}
          problems={own}
          screens={project.catalogue.screens}
          onFind={() => editor.current?.find()}
        >
          <ToolButton variant="quiet" title="Sets what is in the file without JSON" onClick={onTogglePanel}>
            <SlidersHorizontal size="1em" />
            {isPanelOpen ? "Hide the panel" : "Show the panel"}
          </ToolButton>
        </FileTools>
        <ConflictNote file={file} />
        {!hasText && <NoText file={file} />}
        {isPanelOpen && file.text !== undefined && (
          <PanelView
            panel={panel}
            path={path}
            text={file.text}
            problems={own}
            onEdit={file.edit}
            onGo={place.go}
          />
        )}
        <CodeField
          ref={editor}
          path={path}
          text={file.text}
          problems={own}
          onEdit={(edited, text) => edited === path && file.edit(text, "typed")}
          onPlace={(offset) => file.text !== undefined && place.stand(pointerAt(file.text, offset))}
        />
        <ProblemList
          problems={problems}
          open={useAllOpenTexts()}
          isKnown={isKnown}
          file={path}
          onGo={go}
          onFix={fix}
          onOpen={openText}
        />
      </Panel>
    </Root>
  );
}

/** The screen's own file, the tenant's file and the parts; also a file that only the address names. */
function filesAt(subject: Subject, { tenant, file }: Address): string[] {
  const [own, ...parts] = filesOf(subject);
  const files = [own, tenantFile(tenant), ...parts, file].filter((path) => path !== undefined);
  return [...new Set(files)];
}

/** Saves with Ctrl-S or Cmd-S, wherever the focus is. */
function useSaveKey({ save }: OpenFile): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
