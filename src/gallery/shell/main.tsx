import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { steadyPress } from "#app/steady-press.ts";
import { GALLERY } from "#gallery/protocol.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";

import { createDraftStore } from "./project/drafts.ts";
import { applyLook } from "./looks/look.ts";
import { DraftContext } from "./project/project.ts";
import { Shell } from "./shell.tsx";

/** Shows the gallery's own pages: the list of subjects, a frame around each state, and the editor. */
export function showShell(root: HTMLElement): void {
  applyLook(document.documentElement);
  steadyPress();
  const drafts = createDraftStore(safeStorage(() => sessionStorage));
  createRoot(root).render(
    <StrictMode>
      <DraftContext value={drafts}>
        <BrowserRouter basename={GALLERY} useTransitions={false}>
          <Shell />
          <Toaster />
        </BrowserRouter>
      </DraftContext>
    </StrictMode>,
  );
}
