import type { Control } from "#gallery/protocol-panel.ts";
import { ToolButton } from "#gallery/shell/looks/controls.ts";

import { isItem, type Shown } from "./own-value.ts";
import { usePanelWork } from "./panel-context.ts";

/** Takes the file's own value out, so that the one below it applies again. */
export function Reset({ control, shown }: { control: Control; shown: Shown }) {
  const { set, root } = usePanelWork();
  if (!shown.isOwn || control.isRequired || control.kind === "member") return null;
  // An item of a list has its own button that removes it.
  if (isItem(root, control.pointer)) return null;
  return (
    <ToolButton
      variant="quiet"
      aria-label={`Reset ${control.title}`}
      onClick={({ currentTarget }) => {
        // The button goes with the value.
        currentTarget.parentElement?.querySelector<HTMLElement>("input, select, textarea")?.focus();
        set(control.pointer, undefined);
      }}
    >
      Reset
    </ToolButton>
  );
}
