import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { GALLERY } from "#gallery/protocol.ts";
import { GlobalStyle } from "#ui/global-style.ts";

import { applyLook } from "./look.ts";
import { Shell } from "./shell.tsx";

/** Shows the gallery's own pages: what there is to see, a frame around it, and the editor. */
export function showShell(root: HTMLElement): void {
  applyLook(document.documentElement);
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <BrowserRouter basename={GALLERY} useTransitions={false}>
        <Shell />
      </BrowserRouter>
    </StrictMode>,
  );
}
