import { useState } from "react";

import type { KeptSummary } from "#gallery/protocol-drafts.ts";
import { ToolButton } from "#gallery/shell/looks/controls.ts";
import { UnsavedFiles } from "#gallery/shell/unsaved-files.tsx";
import type { Subject } from "#gallery/states.ts";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { toast } from "#ui/toasts/toast.ts";

import { AskDialog } from "./ask-dialog.tsx";
import { onlyInDraft } from "./held-draft.ts";
import { tellTime } from "./kept-time.ts";
import { messageOf, NameDialog } from "./name-dialog.tsx";
import { useHeld } from "./use-held.ts";
import { useKeeping } from "./use-keeping.ts";

/** The unsaved edits of this tab, and the buttons that keep them. */
export function OwnEdits({ subjects }: { subjects: readonly Subject[] }) {
  const { held, drafts, isUnkept } = useHeld();
  const { keepAs, keepIn } = useKeeping();
  const [isNaming, setNaming] = useState(false);
  const [inTheWay, setInTheWay] = useState<KeptSummary>();
  const isEmpty = Object.keys(drafts).length === 0;
  const gone = onlyInDraft(drafts, held);
  const keep = async (id: string, version: string) => {
    try {
      setInTheWay(await keepIn(id, version));
    } catch (error) {
      toast(`Not kept. ${messageOf(error)}`, "danger");
    }
  };
  return (
    <Stack as="section" $gap={3} aria-label="In this tab">
      <Stack $gap={1}>
        <Heading $size="l">{held ? `Open: ${held.name}` : "In this tab"}</Heading>
        <Text $tone="muted">{tellState(isEmpty, held?.name, isUnkept, gone.length > 0)}</Text>
        {gone.length > 0 && (
          <Text $tone="muted">
            Still in the draft, without edits here: {gone.join(", ")}. Keep takes{" "}
            {gone.length === 1 ? "it" : "them"} out of it.
          </Text>
        )}
      </Stack>
      <UnsavedFiles subjects={subjects} />
      {(!isEmpty || gone.length > 0) && (
        <Row $gap={2}>
          {held && <ToolButton onClick={() => void keep(held.id, held.version)}>Keep</ToolButton>}
          {!isEmpty && (
            <ToolButton variant={held ? "secondary" : "primary"} onClick={() => setNaming(true)}>
              {held ? "Keep under another name" : "Keep under a name"}
            </ToolButton>
          )}
        </Row>
      )}
      {isNaming && (
        <NameDialog
          title="Keep the unsaved edits"
          action="Keep"
          name=""
          onClose={() => setNaming(false)}
          onName={async (name) => {
            const wrong = await keepAs(name);
            if (wrong === undefined) setNaming(false);
            return wrong;
          }}
        />
      )}
      {inTheWay && (
        <AskDialog
          title="Somebody has kept it since"
          onClose={() => setInTheWay(undefined)}
          choices={[
            {
              label: "Keep mine under another name",
              onChoose: () => {
                setInTheWay(undefined);
                setNaming(true);
              },
            },
            {
              label: "Keep mine in its place",
              variant: "danger",
              onChoose: () => void keep(inTheWay.id, inTheWay.version),
            },
          ]}
        >
          “{inTheWay.name}” was kept {tellTime(inTheWay.keptAt)}, after this tab had opened it. Both can stay,
          if yours gets another name.
        </AskDialog>
      )}
    </Stack>
  );
}

function tellState(isEmpty: boolean, name: string | undefined, isUnkept: boolean, hasLess: boolean): string {
  if (isEmpty) return "There are no unsaved edits in this tab.";
  if (name === undefined)
    return "These edits are in this tab alone. Keep them under a name, and they outlast it.";
  if (hasLess && !isUnkept) return "The draft has more edits than this tab.";
  return isUnkept ? "Some of these edits are not kept yet." : "All of these edits are kept.";
}
