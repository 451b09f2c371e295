import { Menu } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { styled } from "styled-components";

import { SkipLink } from "#app/layout/skip-link.tsx";
import { subjectsOf } from "#gallery/subjects.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { fromDesktop } from "#ui/styles/media.ts";
import { Link } from "#ui/text/link.tsx";

import { Content } from "./content.tsx";
import { ToolButton } from "./looks/controls.ts";
import { useAllOpenTexts } from "./editor/use-all-open-texts.ts";
import { Loaded } from "./project/loaded.tsx";
import { useDrafts, useProject } from "./project/project.ts";
import { SideList } from "./list/side-list.tsx";
import { useAddress } from "./address/use-address.ts";
import { useLatePages } from "./use-late-pages.ts";

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  ${fromDesktop} {
    flex-direction: row;
    height: 100vh;
    height: 100dvh;
  }
`;
const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
  ${fromDesktop} {
    display: none;
  }
`;
const Side = styled.header`
  display: none;
  ${fromDesktop} {
    display: flex;
    flex: none;
    flex-direction: column;
    gap: var(--space-3);
    width: 15rem;
    padding: var(--space-3) var(--space-4) 0;
    border-right: 1px solid var(--color-border);
    background: var(--color-surface);
  }
`;
const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  color: var(--color-text);
  font-weight: var(--weight-bold);
  text-decoration: none;
`;
/** Hidden texts in it must not lengthen the page. */
const Main = styled.main`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  ${fromDesktop} {
    overflow-y: auto;
  }
`;

/** The gallery's frame around whatever the address names. */
export function Shell() {
  const { address, to } = useAddress();
  const follows = address.state === undefined ? "many" : "one";
  const { project, error, isLooking, reload } = useProject(follows);
  const screens = project?.catalogue.screens;
  const subjects = useMemo(() => subjectsOf(screens ?? []), [screens]);
  const [isListOpen, setListOpen] = useState(false);
  const home = to({ subject: undefined, state: undefined, file: undefined });
  useLatePages(address);
  useUnsavedWarning();

  // Closes the list when a choice in it has been made.
  const [place, setPlace] = useState(address.subject);
  if (place !== address.subject) {
    setPlace(address.subject);
    setListOpen(false);
  }
  return (
    <Frame>
      <SkipLink />
      <Bar>
        <Home to={home}>Gallery</Home>
        <ToolButton variant="secondary" onClick={() => setListOpen(true)}>
          <Menu size="1em" />
          Screens and pages
        </ToolButton>
      </Bar>
      <Side>
        <Home to={home}>Gallery</Home>
        <SideList subjects={subjects} />
      </Side>
      <Main id="main" tabIndex={-1} aria-busy={isLooking || undefined}>
        <Loaded content={project} error={error} onRetry={reload}>
          {(loaded) => <Content project={loaded} subjects={subjects} />}
        </Loaded>
      </Main>
      <Dialog open={isListOpen} title="Screens and pages" onClose={() => setListOpen(false)}>
        <SideList subjects={subjects} />
      </Dialog>
    </Frame>
  );
}

/** Makes the browser ask before it closes a tab with unsaved edits. */
function useUnsavedWarning(): void {
  const unread = useAllOpenTexts().length;
  const isDirty = Object.keys(useDrafts()).length + unread > 0;
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);
}
