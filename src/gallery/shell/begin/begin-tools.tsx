import { Landmark, ReceiptText } from "lucide-react";
import { useState } from "react";

import { ToolButton } from "#gallery/shell/looks/controls.ts";
import type { Project } from "#gallery/shell/project/project.ts";
import { Row } from "#ui/layout/stack.tsx";

import { NewBank } from "./new-bank.tsx";
import { NewBiller } from "./new-biller.tsx";

/** Begins a biller or a bank without a line of JSON. */
export function BeginTools({ project }: { project: Project }) {
  const [open, setOpen] = useState<"biller" | "bank">();
  const close = () => setOpen(undefined);
  return (
    <Row $gap={2}>
      <ToolButton onClick={() => setOpen("biller")}>
        <ReceiptText size="1em" />
        New biller
      </ToolButton>
      <ToolButton onClick={() => setOpen("bank")}>
        <Landmark size="1em" />
        New bank
      </ToolButton>
      {open === "biller" && <NewBiller project={project} onClose={close} />}
      {open === "bank" && <NewBank project={project} onClose={close} />}
    </Row>
  );
}
