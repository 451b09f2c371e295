import { Text } from "#ui/text/text.tsx";

import { type Given, partsOf } from "./new-field-parts.ts";
import { scenariosWithout } from "./new-field-scenarios.ts";
import { usePanelWork } from "./panel-context.ts";

type ScenariosWithoutProps = { widget: string; given: Given | undefined };

/** Tells beforehand which scenarios will fail, because their answers have no value for a new field. */
export function ScenariosWithout({ widget, given }: ScenariosWithoutProps) {
  const { root } = usePanelWork();
  const names = scenariosWithout(root, partsOf(widget, given).valueIn);
  const source = given && "source" in given ? given.source.name : undefined;
  if (names.length === 0 || source === undefined) return null;
  return (
    <Text as="output" $size="s">
      Nothing in the answers of “{source}” can stand here in these scenarios, which fail until their replies
      have it: {names.map((name) => `“${name}”`).join(", ")}.
    </Text>
  );
}
