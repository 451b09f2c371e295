import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { Boot } from "./boot/boot.tsx";
import { keepOnDevice } from "./release/keep-on-device.ts";
import { preload } from "./router/preload.ts";
import { watchPreloadErrors } from "./router/preload-errors.ts";

watchPreloadErrors();
// Load the parts of this address while the company is being fetched.
preload(location.pathname);
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Boot />
  </StrictMode>,
);
keepOnDevice();
