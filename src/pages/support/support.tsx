import { useLocation } from "react-router-dom";

import { LoadingCard } from "#pages/loading-card.tsx";
import { Section } from "#pages/section.tsx";
import { type KeptOnDevice, usePageServices } from "#pages/services.ts";
import { LoadFailure } from "#pages/load-failure.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Grid, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { DetailList } from "./detail-list.tsx";
import { firstMailLink, readDetails } from "./details.ts";
import { KeptSection } from "./kept-section.tsx";
import { TopicSection } from "./topic-section.tsx";
import { readTopic } from "./topic.ts";
import { useSupport } from "./use-support.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** How the customer reaches the bank, and what they want to say about a transaction (specification 2 §2). */
export function Support({ kept }: { kept: KeptOnDevice }) {
  const { settings, user } = usePageServices();
  const { search, state } = useLocation();
  const { data, error, isLoading, isValidating, mutate } = useSupport();
  // From the tenant file, so they are available even when the provider does not answer.
  const own = readDetails(settings.support);
  const contact = data && data.contact.length > 0 ? data.contact : own;
  const name = [user?.first_name, user?.last_name].join(" ").trim();
  const topic = readTopic(new URLSearchParams(search), state, name);
  const isWaiting = isLoading && !error;
  const cards = [
    { title: words.contact, details: contact },
    { title: words.address, details: data?.address ?? [] },
    { title: words.social, details: data?.social ?? [] },
  ].filter(({ details }) => details.length > 0);

  return (
    <>
      <Stack as="header" $gap={1}>
        <Heading as="h1" $size="2xl">
          {words.title}
        </Heading>
        <Text $tone="muted">{say(words.waysToReach, { bank: settings.brand.name })}</Text>
      </Stack>
      {topic && <TopicSection key={search} topic={topic} mailto={firstMailLink(contact)} />}
      {error && (
        <Card>
          <LoadFailure title={words.failed} error={error} busy={isValidating} onRetry={mutate} />
        </Card>
      )}
      {isWaiting ? (
        <LoadingCard label={words.loading} rows={4} />
      ) : (
        <Grid $min="20rem" $gap={5}>
          {cards.map(({ title, details }) => (
            <Section key={title} title={title}>
              <DetailList details={details} />
            </Section>
          ))}
        </Grid>
      )}
      {data && !error && cards.length === 0 && (
        <Card>
          <EmptyState title={words.none} picture={<Picture name="ring" />}>
            {say(words.noneText, { bank: settings.brand.name })}
          </EmptyState>
        </Card>
      )}
      {/* Below what is still to come it would jump. */}
      {!isWaiting && <KeptSection kept={kept} />}
    </>
  );
}
