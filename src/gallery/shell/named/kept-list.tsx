import { useState } from "react";
import { styled } from "styled-components";
import useSWR from "swr";

import type { Catalogue } from "#gallery/protocol.ts";
import type { KeptSummary } from "#gallery/protocol-drafts.ts";
import { ToolButton } from "#gallery/shell/looks/controls.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Badge } from "#ui/values/badge.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { toast } from "#ui/toasts/toast.ts";

import { readKeptList } from "./ask-kept.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { isKeptSince } from "./held-draft.ts";
import { tellTime } from "./kept-time.ts";
import { messageOf, NameDialog } from "./name-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { useHeld } from "./use-held.ts";
import { KEPT, useKeeping } from "./use-keeping.ts";

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  overflow-wrap: anywhere;
`;

/** Four buttons fit beside each other on a phone. */
const Tools = styled(Row)`
  @media (max-width: 30rem) {
    > button {
      padding-inline: 0.375rem;
    }
  }
`;

type Doing = { readonly what: "open" | "rename" | "remove" | "share"; readonly draft: KeptSummary };

/** All drafts that are kept on this machine, and what can be done with each. */
export function KeptList({ catalogue }: { catalogue: Catalogue }) {
  const { data, error, mutate } = useSWR(KEPT, readKeptList);
  const { held, isUnkept } = useHeld();
  const { open, rename, remove } = useKeeping();
  const [doing, setDoing] = useState<Doing>();
  const [since, setSince] = useState<readonly string[]>([]);
  const stop = () => setDoing(undefined);
  const shared = doing && data?.drafts.find(({ id }) => id === doing.draft.id);
  const openNow = async ({ id, name }: KeptSummary) => {
    stop();
    try {
      setSince(await open(id));
    } catch (problem) {
      toast(`“${name}” is not opened. ${messageOf(problem)}`, "danger");
      void mutate();
    }
  };
  const removeNow = async (draft: KeptSummary) => {
    stop();
    await remove(draft).catch((problem: unknown) => toast(messageOf(problem), "danger"));
    void mutate();
  };
  return (
    <Stack as="section" $gap={3} aria-label="Kept drafts">
      <Heading $size="l">Kept on this machine</Heading>
      {since.length > 0 && (
        <Alert tone="warning" title="Since it was kept">
          <ul className="since">
            {since.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
      {error !== undefined && !data && (
        <ErrorState title="The drafts did not come" onRetry={() => void mutate()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {data?.drafts.length === 0 && <Text $tone="muted">No draft is kept yet.</Text>}
      <Stack as="ul" className="kept" $gap={2}>
        {data?.drafts.map((draft) => (
          <Item key={draft.id}>
            <Stack $gap={1}>
              <Row $gap={2}>
                <Heading as="h3" $size="m">
                  {draft.name}
                </Heading>
                {draft.id === held?.id && <Badge $tone="info">Open here</Badge>}
                {isKeptSince(draft, held) && <Badge $tone="warning">Kept by somebody since</Badge>}
                {draft.links && <Badge $tone="success">Shared</Badge>}
              </Row>
              <Text $size="s" $tone="muted">
                {draft.paths.map((path) => path.replace(/^.*\//, "")).join(", ")} · kept{" "}
                {tellTime(draft.keptAt)}
              </Text>
            </Stack>
            <Tools $gap={1}>
              {TOOLS.map(({ what, label }) => (
                <ToolButton
                  key={what}
                  variant={what === "open" ? "secondary" : "quiet"}
                  aria-label={`${label} “${draft.name}”`}
                  onClick={() =>
                    what === "open" && !isUnkept ? void openNow(draft) : setDoing({ what, draft })
                  }
                >
                  {label}
                </ToolButton>
              ))}
            </Tools>
          </Item>
        ))}
      </Stack>
      {doing?.what === "open" && (
        <AskDialog
          title="This tab has edits that are not kept"
          onClose={stop}
          choices={[
            { label: `Open “${doing.draft.name}” instead`, onChoose: () => void openNow(doing.draft) },
          ]}
        >
          Cancel and keep them first, if they are still wanted. Otherwise “{doing.draft.name}” takes their
          place; Undo brings them back as long as this tab is open.
        </AskDialog>
      )}
      {doing?.what === "rename" && (
        <NameDialog
          title={`Another name for “${doing.draft.name}”`}
          action="Rename"
          name={doing.draft.name}
          onClose={stop}
          onName={async (name) => {
            const wrong = await rename(doing.draft, name);
            if (wrong === undefined) stop();
            return wrong;
          }}
        />
      )}
      {doing?.what === "remove" && (
        <AskDialog
          title={`Remove “${doing.draft.name}”?`}
          onClose={stop}
          choices={[
            { label: "Remove the draft", variant: "danger", onChoose: () => void removeNow(doing.draft) },
          ]}
        >
          Its edits are gone then, for everybody on this machine, and a link to it shows nothing any more. The
          project’s files stay as they are.
        </AskDialog>
      )}
      {doing?.what === "share" && shared && (
        <ShareDialog
          draft={shared}
          tenants={catalogue.tenants}
          command={data?.shareCommand}
          onChange={() => void mutate()}
          onClose={stop}
        />
      )}
    </Stack>
  );
}

const TOOLS = [
  { what: "open", label: "Open" },
  { what: "share", label: "Share" },
  { what: "rename", label: "Rename" },
  { what: "remove", label: "Remove" },
] as const;
