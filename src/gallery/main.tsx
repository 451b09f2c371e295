import { GALLERY } from "./protocol.ts";

const root = document.getElementById("root")!;

// Two parts that share little: a view is the app as customers get it, the shell has the editor.
if (location.pathname.startsWith(`${GALLERY}/view/`)) {
  const { showView } = await import("./view/main.tsx");
  showView(root);
} else {
  const { showShell } = await import("./shell/main.tsx");
  showShell(root);
}
