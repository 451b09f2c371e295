import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { Boot } from "./boot/boot.tsx";
import { preload } from "./router/preload.ts";
import { watchPreloadErrors } from "./router/preload-errors.ts";

watchPreloadErrors();
// What this address needs is on its way while the company is asked for.
preload(location.pathname);
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Boot />
  </StrictMode>,
);
