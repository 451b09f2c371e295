import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** A greeting by the customer's own time of day. */
export function greeting(now: Date, name: string | undefined): string {
  const hour = now.getHours();
  const part = hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening";
  return name ? say(words.greetingTo, { part, name }) : say(words.greeting, { part });
}
