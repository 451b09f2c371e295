import { fieldsOf, type Fields } from "#tools/compile-screen/read/fields.ts";

/** What makes a source more than that. */
const MORE = ["when", "query", "body", "pages", "search"];
/** A read of the provider by a path alone. */
const READ = /^GET ([\w/-]+)$/;

/**
 * The paths of what a screen reads whenever it opens, the same for each customer: sources without a condition, a query, or
 * anything that is only known while the screen runs. The first script asks for them.
 */
export function readsOf({ sources }: Fields): readonly string[] {
  return Object.values(fieldsOf(sources)).flatMap((source) => {
    const { call, api = "provider", ...rest } = fieldsOf(source);
    const isPlain = api === "provider" && MORE.every((key) => !(key in rest));
    return (isPlain && READ.exec(String(call))?.[1]) || [];
  });
}
