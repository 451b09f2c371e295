import { useState } from "react";
import { styled } from "styled-components";
import { useSWRConfig } from "swr";

import { EditorPane } from "#gallery/shell/editor/editor-pane.tsx";
import { ToolSelect } from "#gallery/shell/looks/controls.ts";
import { SplitPane } from "#gallery/shell/looks/split-pane.tsx";
import { SmallView, SmallViews } from "#gallery/shell/preview/small-view.tsx";
import { TenantSelect } from "#gallery/shell/bar/tenant-select.tsx";
import { isOfFiles, type Project } from "#gallery/shell/project/project.ts";
import { Bar } from "#gallery/shell/looks/page-parts.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { useTitle } from "#gallery/shell/looks/use-title.ts";
import { viewPath, type Subject } from "#gallery/states.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { BrandReport } from "./brand-report.tsx";
import { keyScreens } from "./key-screens.ts";
import { LOOKS } from "./looks.ts";
import { useSettings } from "./use-settings.ts";

const Seen = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-5);
  min-height: 0;
  padding: var(--space-4);
  overflow-y: auto;
`;

/** What a brand manager sets, by its place in the bank's file. */
const PARTS = [
  { pointer: "/theme", title: "Colours and fonts" },
  { pointer: "/brand", title: "Name and pictures" },
  { pointer: "/flags", title: "What it offers" },
] as const;
/** The editor opens the bank's file, whatever is looked at. */
const NOTHING: Subject = { id: "", title: "Brand", path: "/" };

type BrandPageProps = { readonly project: Project; readonly subjects: readonly Subject[] };

/** For a brand manager: what makes up a brand, by pickers and choices, beside the screens by which customers know it. */
export function BrandPage({ project, subjects }: BrandPageProps) {
  const { address, to } = useAddress();
  const { tenant } = address;
  const { drafts } = project;
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [part, setPart] = useState<string>(PARTS[0].pointer);
  const settings = useSettings(tenant, drafts);
  const name = settings?.brand.name ?? tenant;
  useTitle(`Brand of ${name}`);
  const { mutate } = useSWRConfig();
  return (
    <>
      <Bar>
        <Heading as="h1" $size="l">
          Brand of {name}
        </Heading>
        <ToolSelect aria-label="What to set" value={part} onChange={({ target }) => setPart(target.value)}>
          {PARTS.map(({ pointer, title }) => (
            <option key={pointer} value={pointer}>
              {title}
            </option>
          ))}
        </ToolSelect>
        <TenantSelect tenants={project.catalogue.tenants} />
      </Bar>
      <SplitPane
        label="Width of the editor"
        start={
          <EditorPane
            key={`${tenant} ${part}`}
            subject={NOTHING}
            project={project}
            picked={undefined}
            begin={part}
            isPanelOpen={isPanelOpen}
            onTogglePanel={() => setPanelOpen(!isPanelOpen)}
            onOutside={() => void mutate(isOfFiles)}
          />
        }
        end={
          <Seen>
            {settings && <BrandReport settings={settings} />}
            {settings === null && (
              <Text $tone="muted">
                The report comes when the sandbox knows this company and its file can be read.
              </Text>
            )}
            {LOOKS.map(({ title, scheme, width }) => (
              <Stack key={title} as="section" $gap={3}>
                <Heading $size="l">{title}</Heading>
                <SmallViews className="sheets">
                  {keyScreens(subjects).map((subject) => (
                    <SmallView
                      key={subject.id}
                      title={subject.title}
                      src={viewPath({
                        subject: subject.id,
                        state: "sandbox",
                        tenant,
                        scheme,
                        ...(drafts && { drafts }),
                      })}
                      to={to({ subject: subject.id, state: "sandbox", scheme, width })}
                      width={width}
                      catalogue={project.catalogue}
                    />
                  ))}
                </SmallViews>
              </Stack>
            ))}
          </Seen>
        }
      />
    </>
  );
}
