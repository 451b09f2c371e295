import { styled } from "styled-components";

import { Badge } from "#ui/values/badge.tsx";
import { colourTone, statusTone } from "#pages/transactions/read/status-tone.ts";
import { words } from "#pages/transactions/words.ts";

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** At least as wide as its longest word, however much space a neighbour wants. */
const Whole = styled(Badge)`
  overflow-wrap: break-word;
`;

/** A provider's colour may be hard to read, so it is shown next to the text, never behind it. */
const Dot = styled.svg`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
`;

/** A status in the provider's words, in its tone; a hex colour that does not contradict it becomes a dot next to the words. */
export function StatusBadge({ label, color }: { label: string; color: string }) {
  const tone = statusTone(label, color);
  return (
    <Whole $tone={tone}>
      {HEX.test(color) && colourTone(color) === tone && (
        <Dot viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="5" fill={color} />
        </Dot>
      )}
      {label || words.missing}
    </Whole>
  );
}
