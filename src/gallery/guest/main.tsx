import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { applyLook } from "#gallery/shell/looks/look.ts";

import { Guest } from "./guest.tsx";

/** Shows a shared draft to whoever has its link. @param base the path of the link */
export function showGuest(root: HTMLElement, base: string): void {
  applyLook(document.documentElement);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={base} useTransitions={false}>
        <Guest base={base} />
      </BrowserRouter>
    </StrictMode>,
  );
}
