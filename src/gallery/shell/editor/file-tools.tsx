import { Download, Search, WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import type { Problem } from "#definition/problem.ts";
import type { Catalogue } from "#gallery/protocol.ts";
import { ToolButton, ToolIcon } from "#gallery/shell/looks/controls.ts";
import { ReviewLink } from "#gallery/shell/bar/review-link.tsx";
import { formatJson } from "#lib/json/format-json.ts";
import { saveFile } from "#ui/behaviour/save-file.ts";
import { Text } from "#ui/text/text.tsx";
import { toast } from "#ui/toasts/toast.ts";

import { saveLabel } from "./tell-saved.ts";
import { UndoTools } from "./undo-tools.tsx";
import type { OpenFile } from "./use-file.ts";

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3);
  border-bottom: 1px solid var(--color-border);
`;
/** Below the tools, which come first by keyboard too. */
const Place = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  > span {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
/** What writes and drops stands together, apart from what helps to write. */
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-1);
  margin-inline-start: auto;
`;

type FileToolsProps = {
  file: OpenFile;
  /** Problems of this file. */
  problems: readonly Problem[];
  /** All screens. */
  screens: Catalogue["screens"];
  onFind: () => void;
  /** More tools. */
  children?: ReactNode;
};

/** The actions for the open file. */
export function FileTools({ file, problems, screens, onFind, children }: FileToolsProps) {
  const { path, text, draft, unread, isSaving, edit, save, takeDisk } = file;
  const format = () => {
    const formatted = formatJson(text ?? "");
    if (formatted === undefined) toast("Only JSON can be formatted. Mend its errors first.", "warning");
    else edit(formatted);
  };
  return (
    <Root>
      <UndoTools path={path} screens={screens} />
      <ToolIcon label="Find" onClick={onFind} disabled={text === undefined}>
        <Search size="1em" />
      </ToolIcon>
      <ToolIcon label="Format" onClick={format} disabled={text === undefined}>
        <WandSparkles size="1em" />
      </ToolIcon>
      <ToolIcon
        label="Download"
        onClick={() => saveFile(downloaded(path, text ?? ""))}
        disabled={text === undefined}
      >
        <Download size="1em" />
      </ToolIcon>
      <Ends>
        <ToolButton variant="quiet" onClick={takeDisk} disabled={!draft && unread.length === 0}>
          Discard
        </ToolButton>
        <ReviewLink />
        <ToolButton
          onClick={() => void save()}
          busy={isSaving}
          disabled={!draft || draft.changed !== undefined}
        >
          {draft ? saveLabel(problems, unread.length) : "Save"}
        </ToolButton>
      </Ends>
      <Place>
        <Text as="span" $size="xs" $tone="muted">
          {path}
        </Text>
        {children}
      </Place>
    </Root>
  );
}

/** The text as it is in the editor, saved or not, as a file of its own name. */
function downloaded(path: string, text: string): File {
  return new File([text], path.slice(path.lastIndexOf("/") + 1), { type: "application/json" });
}
