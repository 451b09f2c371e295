import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";

import type { Catalogue } from "#gallery/protocol.ts";
import { ToolIcon } from "#gallery/shell/looks/controls.ts";
import type { Step, Way } from "#gallery/shell/project/edit-history.ts";
import { useUndo } from "#gallery/shell/project/project.ts";
import { toast } from "#ui/toasts/toast.ts";

import { nameOf } from "./tell-saved.ts";

type UndoToolsProps = {
  /** Path of the open file: a change of another one is told. */
  path: string;
  screens: Catalogue["screens"];
};

/** Takes the last edit back, or does it again, whatever file it was in; that file is then open, and its screen is seen. */
export function UndoTools({ path, screens }: UndoToolsProps) {
  const { undo, redo, step: take } = useUndo(screens);
  const step = async (way: Way) => {
    const changed = await take(way);
    if (changed === undefined || changed === path) return;
    toast(`${way === "undo" ? "Undone" : "Done again"} in ${nameOf(changed)}, which is open now`, "info");
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event);
    if (!way || isOwnUndo(event)) return;
    event.preventDefault();
    void step(way);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <ToolIcon label={labelOf("Undo", undo)} onClick={() => void step("undo")} disabled={!undo}>
        <Undo2 size="1em" />
      </ToolIcon>
      <ToolIcon label={labelOf("Redo", redo)} onClick={() => void step("redo")} disabled={!redo}>
        <Redo2 size="1em" />
      </ToolIcon>
    </>
  );
}

function labelOf(word: string, step: Step | undefined): string {
  if (!step) return word;
  const [first, ...others] = step.files.map(({ path }) => nameOf(path));
  return `${word} in ${first}${others.length > 0 ? ` and ${others.join(", ")}` : ""}`;
}

/** Ctrl-Z or Cmd-Z, with Shift or as Ctrl-Y the other way. */
function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey ? "redo" : undefined;
}

/** A field that edits no file, such as a search, undoes its own text. */
function isOwnUndo(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement && !target.closest("[data-edits]");
}
