import { GALLERY } from "./protocol.ts";

const root = document.getElementById("root")!;

// The two share little code: a view is the customers' app, the shell has the editor.
if (location.pathname.startsWith(`${GALLERY}/view/`)) {
  const { showView } = await import("./view/main.tsx");
  showView(root);
} else {
  const { showShell } = await import("./shell/main.tsx");
  showShell(root);
}
