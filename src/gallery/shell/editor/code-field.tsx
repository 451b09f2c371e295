import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";
import { styled } from "styled-components";

import type { Problem } from "#definition/problem.ts";
import { fromDesktop } from "#ui/styles/media.ts";

import { openCodeEditor, type CodeEditor } from "./code-editor.ts";

const Host = styled.div`
  flex: 1 1 50vh;
  min-height: 8rem;
  overflow: hidden;
  ${fromDesktop} {
    flex: 2 1 0;
  }
  &[hidden] {
    display: none;
  }
`;

export type CodeFieldProps = {
  ref: Ref<CodeEditor>;
  path: string;
  /** Undefined: there is no text yet, and the editor is hidden. */
  text: string | undefined;
  /** Problems of this file; the same array means that nothing has changed. */
  problems: readonly Problem[];
  onEdit: (path: string, text: string) => void;
  /** Called with the offset of the cursor when somebody moves it. */
  onPlace: (offset: number) => void;
};

/** The code editor as a component. It gets each change before the browser paints, so that no keystroke is lost. */
export function CodeField({ ref, path, text, problems, onEdit, onPlace }: CodeFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const tell = useEffectEvent(onEdit);
  const tellPlace = useEffectEvent(onPlace);

  useLayoutEffect(() => {
    editor.current = openCodeEditor(host.current!, {
      onEdit: (edited, now) => tell(edited, now),
      onPlace: (offset) => tellPlace(offset),
    });
    return () => editor.current?.close();
  }, []);
  useLayoutEffect(() => {
    if (text !== undefined) editor.current?.show(path, text);
  }, [path, text]);
  useLayoutEffect(() => editor.current?.mark(problems), [problems]);
  useImperativeHandle(ref, () => editor.current!, []);

  return <Host ref={host} hidden={text === undefined} />;
}
