import type { Option } from "#engine/sources/source.ts";
import { isolated } from "#lib/text/isolated.ts";

/** The text of a choice in a list. What is concealed is not in the page until the customer shows it. */
export function optionText(
  { label, detail, concealed }: Pick<Option, "label" | "detail" | "concealed">,
  shown: boolean,
): string {
  const text = detail ? `${isolated(label)} – ${isolated(detail)}` : isolated(label);
  return concealed === undefined ? text : `${text} (${shown ? concealed : "******"})`;
}
