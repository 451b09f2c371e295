import { useEffect, useEffectEvent, useRef, useState } from "react";

import { Part } from "#app/router/part.tsx";
import { statesOf, type Subject } from "#gallery/states.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Link } from "#ui/text/link.tsx";

import { ALL, BRAND, DRAFTS, REVIEW } from "./address/address.ts";
import { AllPage } from "./all-page.tsx";
import { ContactSheet } from "./contact-sheet.tsx";
import { Centre } from "./looks/page-parts.ts";
import type { Project } from "./project/project.ts";
import { StartPage } from "./start-page.tsx";
import { useAddress } from "./address/use-address.ts";
import { loadLatePages } from "./use-late-pages.ts";
import { useTitle } from "./looks/use-title.ts";

type ContentProps = { project: Project; subjects: readonly Subject[] };

/** The page that the address names. */
export function Content(props: ContentProps) {
  const { address } = useAddress();
  useArrival(address.subject, address.state === undefined);
  if (address.subject === ALL) return <AllPage {...props} />;
  if (address.subject === DRAFTS) {
    return <Part load={loadLatePages}>{({ DraftsPage }) => <DraftsPage {...props} />}</Part>;
  }
  if (address.subject === REVIEW) {
    return <Part load={loadLatePages}>{({ ReviewPage }) => <ReviewPage {...props} />}</Part>;
  }
  if (address.subject === BRAND) {
    return <Part load={loadLatePages}>{({ BrandPage }) => <BrandPage {...props} />}</Part>;
  }
  return <SubjectContent {...props} />;
}

/** The start page, or a screen or page. */
function SubjectContent({ project, subjects }: ContentProps) {
  const { address, to } = useAddress();
  const subject = useSubject(subjects);
  const state = subject && statesOf(subject).find(({ id }) => id === address.state);
  useTitle(state?.title, subject?.title);
  if (address.subject === undefined) return <StartPage project={project} subjects={subjects} />;
  if (!subject) {
    return (
      <Centre>
        <EmptyState
          title="There is no such screen or page"
          action={<Link to={to({ subject: undefined })}>All screens and pages</Link>}
        >
          It may have been renamed. Choose another.
        </EmptyState>
      </Centre>
    );
  }
  if (address.state === undefined) return <ContactSheet subject={subject} project={project} />;
  return (
    <Part load={loadLatePages}>
      {({ StatePage }) => (
        <StatePage key={subject.screen?.file ?? subject.id} subject={subject} project={project} />
      )}
    </Part>
  );
}

/**
 * The subject that the address names. When a draft changes a screen's id, the address follows, so that its file stays
 * open.
 */
function useSubject(subjects: readonly Subject[]): Subject | undefined {
  const { address, look } = useAddress();
  const named = subjects.find(({ id }) => id === address.subject);
  const [file, setFile] = useState<string>();
  if (named && named.screen?.file !== file) setFile(named.screen?.file);
  const isGone = !named && address.subject !== undefined && file !== undefined;
  const renamed = isGone ? subjects.find(({ screen }) => screen?.file === file) : undefined;
  const follow = useEffectEvent((id: string) => look({ subject: id }));
  useEffect(() => {
    if (renamed) follow(renamed.id);
  }, [renamed]);
  return named ?? renamed;
}

/** After a navigation the clicked link is unmounted and nothing has the focus; this focuses the new page. */
function useArrival(subject = "start", isSheet: boolean): void {
  const page = `${subject} ${isSheet}`;
  const arrived = useRef(page);
  useEffect(() => {
    if (arrived.current === page) return;
    arrived.current = page;
    if (document.activeElement === document.body) document.querySelector("main")?.focus();
  }, [page]);
}
