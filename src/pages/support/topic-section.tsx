import { Copy, Mail } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";

import { Section } from "#pages/section.tsx";
import { buttonStyles, type ButtonStyleProps } from "#ui/styles/button-styles.ts";
import { Button } from "#ui/buttons/button.tsx";
import { CopyText } from "#ui/values/copy-text.tsx";
import { Field } from "#ui/controls/field.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { Textarea } from "#ui/controls/textarea.tsx";
import { toast } from "#ui/toasts/toast.ts";

import { mailAbout, type Topic } from "./topic.ts";
import { words } from "./words.ts";

const MailLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

const Reference = styled(Text)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

type TopicSectionProps = {
  topic: Topic;
  /** `mailto:` of the support, if it has an address. */
  mailto: string | undefined;
};

/** The transaction that the customer writes about, with a prepared message that they can edit. */
export function TopicSection({ topic, mailto }: TopicSectionProps) {
  const id = useId();
  const [message, setMessage] = useState(topic.message);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      toast(words.copied, "success");
    } catch {
      toast(words.notCopied, "warning");
    }
  };
  return (
    <Section title={topic.title}>
      {topic.reference && (
        <Row $gap={2} $nowrap>
          <Reference>
            {words.referenceIs} <strong>{topic.reference}</strong>
          </Reference>
          <CopyText text={topic.reference} label={words.copyReference} />
        </Row>
      )}
      <Field id={id} label={words.message} hint={words.messageHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <Row $gap={3}>
        {mailto && (
          <MailLink href={mailAbout(mailto, { ...topic, message })}>
            <Mail size="1.25em" />
            {words.write}
          </MailLink>
        )}
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy size="1.25em" />
          {words.copyMessage}
        </Button>
      </Row>
      {!mailto && <Text $tone="muted">{words.copyThenSend}</Text>}
    </Section>
  );
}
