import { FilePen, Palette, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { styled } from "styled-components";

import type { Subject } from "#gallery/states.ts";
import { indexForSearch, search } from "#lib/text/search.ts";
import { Text } from "#ui/text/text.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { BRAND, DRAFTS } from "#gallery/shell/address/address.ts";
import { coarse } from "#gallery/shell/looks/controls.ts";
import type { UnsavedFiles } from "#gallery/shell/project/drafts.ts";
import { filesOf, groupsOf, troubleOf } from "#gallery/shell/address/groups.ts";
import { useHeld } from "#gallery/shell/named/use-held.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";

import { Dot, Entry, SubjectEntry } from "./side-entry.tsx";

const Root = styled.nav`
  --control-height: 2.25rem;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-height: 0;
  ${coarse} {
    --control-height: var(--touch);
  }
`;
const Groups = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  margin-inline: calc(-1 * var(--space-2));
  padding: 0 var(--space-2) var(--space-3);
  overflow-y: auto;
`;
const Title = styled.h2`
  padding: var(--space-3) var(--space-2) var(--space-1);
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
  color: var(--color-text-muted);
`;
/** Every screen and page, by folder, with a search field, and marks for problems and unsaved edits. */
export function SideList({ subjects }: { subjects: readonly Subject[] }) {
  const [text, setText] = useState("");
  const { address, to } = useAddress();
  const { drafts, isUnkept } = useHeld();
  const index = useMemo(() => indexForSearch(subjects.map(findable)), [subjects]);
  const found = search(index, text).map(({ subject }) => subject);

  return (
    <Root aria-label="Screens and pages">
      <TextInput
        type="search"
        aria-label="Search screens and pages"
        placeholder="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        start={<Search size="1em" />}
      />
      <Entry
        to={to({ subject: BRAND, state: undefined, file: undefined })}
        aria-current={address.subject === BRAND ? "page" : undefined}
      >
        <span>Brand of a bank</span>
        <Palette size="1em" />
      </Entry>
      <Entry
        to={to({ subject: DRAFTS, state: undefined, file: undefined })}
        aria-current={address.subject === DRAFTS ? "page" : undefined}
      >
        <span>Drafts</span>
        {isUnkept && (
          <>
            <Dot title="Edits that are not kept" />
            <VisuallyHidden>, with edits that are not kept</VisuallyHidden>
          </>
        )}
        <FilePen size="1em" />
      </Entry>
      <Groups>
        {groupsOf(found).map((group) => (
          <section key={group.title}>
            <Title>{group.title}</Title>
            <ul className="subjects">
              {group.subjects.map((subject) => (
                <SubjectEntry
                  key={subject.id}
                  title={subject.title}
                  to={to({ subject: subject.id, state: undefined, file: undefined })}
                  isHere={subject.id === address.subject}
                  isEdited={isEdited(subject, drafts)}
                  {...troubleOf(subject.screen?.problems ?? [])}
                />
              ))}
            </ul>
          </section>
        ))}
        <Text as="output" $size="s" $tone="muted">
          {found.length === 0 && "Nothing found. Try another word."}
        </Text>
      </Groups>
    </Root>
  );
}

function findable(subject: Subject) {
  return { subject, label: subject.title, detail: `${subject.id} ${subject.path}` };
}

/** Edited parts do not count, because they belong to several screens. */
function isEdited(subject: Subject, drafts: UnsavedFiles): boolean {
  return filesOf(subject)
    .slice(0, 1)
    .some((file) => file in drafts);
}
