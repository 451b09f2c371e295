import type { Strength } from "#renderer/form/strength.ts";
import { Text } from "#ui/text/text.tsx";

const TONES = { weak: "warning", fair: "info", strong: "success" } as const;

/** Rendered from the start, so that screen readers announce its changes. */
export function StrengthHint({ strength }: { strength: Strength | undefined }) {
  return (
    <output>
      {strength && (
        <Text as="span" $size="s" $tone={TONES[strength.level]}>
          {strength.text}
        </Text>
      )}
    </output>
  );
}
