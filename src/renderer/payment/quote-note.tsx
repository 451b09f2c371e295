import { renewalText } from "#engine/review/quotes.ts";
import { say } from "#lib/text/words.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Text } from "#ui/text/text.tsx";
import { useScreenStore, useScreenValue } from "#renderer/screen-context.ts";
import { useSecondsLeft } from "#renderer/around/use-seconds-left.ts";
import { words } from "#renderer/words.ts";

/** How long the review above it is valid, and what changed in it when a quote was renewed. */
export function QuoteNote() {
  const store = useScreenStore();
  const until = useScreenValue((one) => one.holdsUntil());
  useScreenValue((one) => one.getState().renewed);
  const changes = store.changes();
  return (
    <>
      {changes && <Alert tone="warning">{renewalText(changes)}</Alert>}
      {until !== undefined && <Countdown until={until} />}
    </>
  );
}

function Countdown({ until }: { until: number }) {
  const left = useSecondsLeft(until);
  return (
    <Text $size="s" $tone="muted" role="timer">
      {say(words.thisOfferHoldsFor, { left: roundedDown(left) })}
    </Text>
  );
}

/** Seconds as people say them, and never more than there are. */
function roundedDown(seconds: number): string {
  if (seconds < 2 * MINUTE) return say(words.s, { seconds });
  if (seconds < 2 * HOUR) return say(words.min, { value: Math.floor(seconds / MINUTE) });
  return say(words.hours, { value: Math.floor(seconds / HOUR) });
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
