import { Link } from "react-router-dom";

import type { Ask } from "#definition/compiled.ts";
import { holds } from "#engine/condition.ts";
import { resolveToText } from "#engine/value.ts";
import { Button } from "#ui/button.tsx";
import { Row, Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

import { useScreenStore, useScreenValue } from "./screen-context.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** What stands below a form: second actions (as 'resend') and links. */
export function FormExtras({ ask }: { ask: Ask }) {
  const store = useScreenStore();
  const scope = store.scope();
  const links = (ask.links ?? []).filter(({ when }) => !when || holds(when, scope));
  if (links.length === 0 && !ask.actions?.length) return null;
  return (
    <Stack $gap={3}>
      {ask.actions?.map((action, index) => (
        <Row key={index} $justify="center">
          <Action text={resolveToText(action.text, scope)} index={index} />
        </Row>
      ))}
      {links.map((link) => (
        <Row key={link.to} $gap={2} $justify="center">
          {link.before !== undefined && (
            <Text as="span" $tone="muted">
              {resolveToText(link.before, scope)}
            </Text>
          )}
          <Link to={link.to}>{resolveToText(link.text, scope)}</Link>
        </Row>
      ))}
    </Stack>
  );
}

function Action({ text, index }: { text: string; index: number }) {
  const store = useScreenStore();
  const until = useScreenValue((one) => one.getState().pauses[index] ?? 0);
  const left = useSecondsLeft(until);
  return (
    <Button
      variant="quiet"
      aria-disabled={left > 0 || undefined}
      onClick={() => left === 0 && store.act(index)}
    >
      {left > 0 ? `${text} (in ${left} s)` : text}
    </Button>
  );
}
