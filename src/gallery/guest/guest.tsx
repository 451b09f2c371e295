import { useMemo } from "react";
import { styled } from "styled-components";
import useSWR from "swr";

import { SkipLink } from "#app/layout/skip-link.tsx";
import type { SharedDraft } from "#gallery/protocol-drafts.ts";
import { ask, readCatalogue, ServerRefusal } from "#gallery/shell/project/ask-server.ts";
import { Centre } from "#gallery/shell/looks/page-parts.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { useTitle } from "#gallery/shell/looks/use-title.ts";
import { statesOf } from "#gallery/states.ts";
import { subjectsOf } from "#gallery/subjects.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";

import { GuestSheet } from "./guest-sheet.tsx";
import { GuestState } from "./guest-state.tsx";

const Main = styled.main`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

/** A shared draft: all that it changes, or one state of it in its size. */
export function Guest({ base }: { base: string }) {
  const { data, error, mutate } = useSWR("shared", async () => {
    const [draft, catalogue] = await Promise.all([ask<SharedDraft>("GET", "shared"), readCatalogue()]);
    return { draft, catalogue };
  });
  const { address } = useAddress();
  const subjects = useMemo(() => subjectsOf(data?.catalogue.screens ?? []), [data]);
  const subject = subjects.find(({ id }) => id === address.subject);
  const state = subject && statesOf(subject).find(({ id }) => id === address.state);
  useTitle(state && subject?.title, data?.draft.name ?? "Shared draft");
  return (
    <>
      <SkipLink />
      <Main id="main" tabIndex={-1}>
        {!data && (
          <Centre>
            {error === undefined ? <Spinner size={2} label="Loading" /> : whyNot(error, mutate)}
          </Centre>
        )}
        {data && subject && state && (
          <GuestState base={base} draft={data.draft} subject={subject} state={state} />
        )}
        {data && !state && <GuestSheet base={base} draft={data.draft} subjects={subjects} />}
      </Main>
    </>
  );
}

function whyNot(error: unknown, retry: () => unknown) {
  if (error instanceof ServerRefusal && error.status === 404) {
    return (
      <EmptyState title="This link shows nothing (any more)">
        The draft may be removed, the link withdrawn, or the server started again since. Ask who sent it for a
        new one.
      </EmptyState>
    );
  }
  return (
    <ErrorState title="The draft did not come" onRetry={() => void retry()}>
      It is shown while a colleague’s machine serves it, on the same network.
    </ErrorState>
  );
}
