import type { Control } from "#gallery/protocol.ts";
import { ToolButton } from "#gallery/shell/controls.ts";

import type { Shown } from "./own-value.ts";
import { usePanelWork } from "./panel-context.ts";

/** Takes the file's own value out, so that the one below it applies again. */
export function Reset({ control, shown }: { control: Control; shown: Shown }) {
  const { set } = usePanelWork();
  if (!shown.isOwn || control.isRequired || control.kind === "member") return null;
  return (
    <ToolButton
      variant="quiet"
      aria-label={`Reset ${control.title}`}
      onClick={() => set(control.pointer, undefined)}
    >
      Reset
    </ToolButton>
  );
}
