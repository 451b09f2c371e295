import type { Ask, Condition } from "#definition/compiled.ts";
import type { ActionDefinition, LinkDefinition } from "#definition/format.ts";
import { pausesUntil } from "#engine/calls/pauses.ts";
import { say } from "#lib/text/words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { Link } from "#ui/text/link.tsx";
import { useCondition, useScreenStore, useScreenValue, useText } from "#renderer/screen-context.ts";
import { useSecondsLeft } from "#renderer/around/use-seconds-left.ts";
import { words } from "#renderer/words.ts";

/** Additional actions (such as 'resend') and links below a form. */
export function FormExtras({ ask: { actions = [], links = [] } }: { ask: Ask }) {
  if (links.length === 0 && actions.length === 0) return null;
  return (
    <Stack>
      {actions.map((action, index) => (
        <Row key={index} $justify="center">
          <Action action={action} index={index} />
        </Row>
      ))}
      {links.map((link) => (
        <FormLink key={link.to} {...link} />
      ))}
    </Stack>
  );
}

function FormLink({ before, text, to, when }: LinkDefinition<Condition>) {
  const shown = useCondition(when);
  const leading = useText(before);
  const label = useText(text);
  if (!shown) return null;
  return (
    <Row $gap={2} $justify="center">
      {leading && (
        <Text as="span" $tone="muted">
          {leading}
        </Text>
      )}
      <Link to={to} data-alone>
        {label}
      </Link>
    </Row>
  );
}

function Action({ action, index }: { action: ActionDefinition<Condition>; index: number }) {
  const store = useScreenStore();
  const shown = useCondition(action.when);
  const label = useText(action.text);
  const until = useScreenValue((one) => pausesUntil(action, one.environment));
  const left = useSecondsLeft(until);
  if (!shown) return null;
  return (
    <Button
      variant="quiet"
      aria-disabled={left > 0 || undefined}
      onClick={() => left === 0 && store.act(index)}
    >
      {left > 0 ? say(words.inS, { label, left }) : label}
    </Button>
  );
}
