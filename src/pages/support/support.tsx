import { LifeBuoy } from "lucide-react";
import { useLocation } from "react-router-dom";

import { LoadingCard } from "#pages/loading-card.tsx";
import { Section } from "#pages/section.tsx";
import { usePageServices } from "#pages/services.ts";
import { LoadFailure } from "#pages/load-failure.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Grid, Stack } from "#ui/stack.tsx";
import { Heading, Text } from "#ui/text.tsx";

import { DetailList } from "./detail-list.tsx";
import { firstMailLink, readDetails } from "./details.ts";
import { KeptSection } from "./kept-section.tsx";
import { TopicSection } from "./topic-section.tsx";
import { readTopic } from "./topic.ts";
import { useSupport } from "./use-support.ts";

/** How the customer reaches the bank, and what they want to say about a transaction (specification 2 §2). */
export function Support() {
  const { settings, user } = usePageServices();
  const { search } = useLocation();
  const { data, error, isLoading, isValidating, mutate } = useSupport();
  // From the tenant file, so they are available even when the provider does not answer.
  const own = readDetails(settings.support);
  const contact = data && data.contact.length > 0 ? data.contact : own;
  const topic = readTopic(new URLSearchParams(search), [user?.first_name, user?.last_name].join(" ").trim());
  const isWaiting = isLoading && !error;
  const cards = [
    { title: "Contact details", details: contact },
    { title: "Address", details: data?.address ?? [] },
    { title: "Social media", details: data?.social ?? [] },
  ].filter(({ details }) => details.length > 0);

  return (
    <>
      <Stack as="header" $gap={1}>
        <Heading as="h1" $size="2xl">
          Contact Support
        </Heading>
        <Text $tone="muted">Ways to reach {settings.brand.name}.</Text>
      </Stack>
      {topic && <TopicSection key={search} topic={topic} mailto={firstMailLink(contact)} />}
      {error && (
        <Card>
          <LoadFailure
            title="We could not load the contact details"
            error={error}
            busy={isValidating}
            onRetry={mutate}
          />
        </Card>
      )}
      {isWaiting ? (
        <LoadingCard label="Loading the contact details" rows={4} />
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
          <EmptyState title="No contact details yet" icon={<LifeBuoy size="1.5rem" />}>
            {settings.brand.name} has not said yet how to reach its support.
          </EmptyState>
        </Card>
      )}
      {/* Below what is still to come it would jump. */}
      {!isWaiting && <KeptSection />}
    </>
  );
}
