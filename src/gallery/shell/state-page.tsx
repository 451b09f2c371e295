import { PanelLeftClose, PanelLeftOpen, SquareMousePointer } from "lucide-react";
import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { useSWRConfig } from "swr";

import type { PickedMessage, Verdict } from "#gallery/protocol.ts";
import { statesOf, viewPath, type Subject } from "#gallery/states.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";

import { ToolButton, ToolIcon } from "./looks/controls.ts";
import type { Picked } from "./editor/use-panel-goal.ts";
import { EditorPane } from "./editor/editor-pane.tsx";
import { ErrorsNote } from "./preview/errors-note.tsx";
import { isOfFiles, type Project } from "./project/project.ts";
import { Preview } from "./preview/preview.tsx";
import { ScenarioBox } from "./scenarios/scenario-box.tsx";
import { SplitPane } from "./looks/split-pane.tsx";
import { ToolBar } from "./bar/tool-bar.tsx";
import { useAddress } from "./address/use-address.ts";
import { useKept } from "./looks/use-kept.ts";
import { isShowable, useLastGood } from "./project/use-last-good.ts";
import { VerdictNote } from "./preview/verdict-note.tsx";

const Stage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  min-height: 0;
  padding: var(--space-3);
`;

const Pick = styled(ToolButton)`
  &[aria-pressed="true"] {
    background: var(--color-brand-soft);
  }
`;

/** One state of a screen or page in a frame, next to the editor of its files. */
export function StatePage({ subject, project }: { subject: Subject; project: Project }) {
  const { address } = useAddress();
  const { tenant, scheme, width, language } = address;
  const [isOpen, setOpen] = useKept("editor", 1);
  const [isPanelOpen, setPanelOpen] = useKept("panel", 0);
  const [plays, setPlays] = useState(0);
  const [told, setTold] = useState<{ src: string; verdict: Verdict }>();
  const drafts = useLastGood(project, subject, tenant);
  const state = address.state ?? "";
  const states = statesOf(subject);
  const isThere = states.some(({ id }) => id === state) || !isShowable(project, subject, tenant);
  const src = viewPath({ subject: subject.id, state, tenant, scheme, language, ...(drafts && { drafts }) });
  const onVerdict = useCallback((verdict: Verdict) => setTold({ src, verdict }), [src]);
  const { mutate } = useSWRConfig();
  const onOutside = useCallback(() => {
    setPlays((count) => count + 1);
    void mutate(isOfFiles);
  }, [mutate]);
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<Picked>();
  const onPicked = ({ step, field }: PickedMessage) => {
    const form = step === undefined ? undefined : { step, ...(field !== undefined && { field }) };
    setPicked({ ...(form && { form }) });
    setPicking(false);
    setOpen(1);
    setPanelOpen(1);
  };
  const Toggle = isOpen ? PanelLeftClose : PanelLeftOpen;
  return (
    <>
      <ToolBar
        subject={subject}
        states={states}
        catalogue={project.catalogue}
        alone={src}
        onReload={() => setPlays(plays + 1)}
      >
        <ToolIcon
          label={isOpen ? "Hide the editor" : "Show the editor"}
          onClick={() => setOpen(isOpen ? 0 : 1)}
        >
          <Toggle size="1.125em" />
        </ToolIcon>
        {subject.screen && (
          <Pick
            variant="quiet"
            title="A click on a field in the preview shows what can be set in it"
            aria-pressed={isPicking}
            onClick={() => setPicking(!isPicking)}
          >
            <SquareMousePointer size="1.125em" />
            Choose in the preview
          </Pick>
        )}
      </ToolBar>
      <SplitPane
        label="Width of the editor"
        start={
          isOpen ? (
            <EditorPane
              subject={subject}
              project={project}
              picked={picked}
              isPanelOpen={isPanelOpen === 1}
              onTogglePanel={() => setPanelOpen(isPanelOpen ? 0 : 1)}
              onOutside={onOutside}
            />
          ) : undefined
        }
        end={
          <Stage>
            {!isShowable(project, subject, tenant) && (
              <ErrorsNote isSaved={project.drafts === undefined} isOld={drafts !== undefined} />
            )}
            <ScenarioBox
              subject={subject}
              drafts={drafts}
              canPlay={isShowable(project, subject, tenant)}
              round={plays}
            />
            <VerdictNote verdict={told?.src === src ? told.verdict : undefined} />
            {isThere ? (
              <Preview
                title={`${subject.title} at ${width} pixels`}
                src={src}
                round={plays}
                width={width}
                catalogue={drafts && drafts === project.drafts ? project.catalogue : undefined}
                isReady={isOpen === 1}
                onVerdict={onVerdict}
                isPicking={isPicking}
                onPicked={onPicked}
              />
            ) : (
              <EmptyState title="There is no such state">
                It may have been renamed. Choose another.
              </EmptyState>
            )}
          </Stage>
        }
      />
    </>
  );
}
