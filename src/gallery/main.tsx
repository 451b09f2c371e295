import { askEarly, cataloguePath } from "./early.ts";
import { GALLERY } from "./protocol.ts";
import { guestBase } from "./protocol-drafts.ts";
import { refuseStrayFiles } from "./stray-files.ts";

const root = document.getElementById("root")!;
const guest = guestBase(location.pathname);

// In the views too: these stand beside the editor.
refuseStrayFiles(window);

// They share little code: a view is the customers' app, the shell has the editor, a guest only looks.
if (location.pathname.startsWith(`${guest ?? GALLERY}/view/`)) {
  askEarly(cataloguePath(new URLSearchParams(location.search).get("drafts") ?? undefined));
  if (guest !== undefined) await import("./guest/insecure-origin.ts");
  const { showView } = await import("./view/main.tsx");
  showView(root);
} else if (guest === undefined) {
  askEarly(cataloguePath());
  const { showShell } = await import("./shell/main.tsx");
  showShell(root);
} else {
  const { showGuest } = await import("./guest/main.tsx");
  showGuest(root, guest);
}
