import type { ReactNode } from "react";
import { styled } from "styled-components";

import { BrandMark } from "#app/layout/brand-mark.tsx";
import { useBank } from "#app/bank.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Badge } from "#ui/values/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Icon, iconNames } from "#ui/icons/icon.tsx";
import { Drawn } from "#ui/pictures/drawn.tsx";
import { objects } from "#ui/pictures/objects.ts";
import { outcomes } from "#ui/pictures/outcomes.ts";
import { ProgressBar } from "#ui/progress/progress-bar.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Grid, Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text, type TextSize } from "#ui/text/text.tsx";

const SIZES: readonly TextSize[] = ["3xl", "2xl", "xl", "l", "m", "s", "xs"];
/** Each ground with the text that stands on it. */
const COLOURS = [
  ["brand", "on-brand"],
  ["brand-soft", "on-brand-soft"],
  ["accent", "on-accent"],
  ["accent-soft", "on-accent-soft"],
  ["button", "on-button"],
  ["card", "on-card"],
  ["icon", "on-icon"],
  ["page", "text"],
  ["surface", "text"],
  ["surface-sunken", "text-muted"],
  ["success-soft", "on-success-soft"],
  ["warning-soft", "on-warning-soft"],
  ["danger-soft", "on-danger-soft"],
  ["info-soft", "on-info-soft"],
] as const;
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8];
const RADII = ["s", "m", "l"];
const TONES = ["success", "warning", "danger", "info"] as const;

const Page = styled.main`
  display: grid;
  gap: var(--space-5);
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4);
`;
const Ground = styled.li<{ $ground: string; $text: string }>`
  min-height: 4rem;
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-${({ $ground }) => $ground});
  color: var(--color-${({ $text }) => $text});
  font-size: var(--text-s);
`;
const Space = styled.span<{ $size: number }>`
  display: block;
  width: var(--space-${({ $size }) => $size});
  height: 1rem;
  background: var(--color-mark);
`;
const Corner = styled.span<{ $size: string }>`
  width: 5rem;
  height: 3rem;
  border: 2px solid var(--color-control-border);
  border-radius: var(--radius-${({ $size }) => $size});
`;
const Art = styled.div`
  min-height: 9rem;
  padding: var(--space-4);
  border: 1px solid var(--color-card-edge);
  border-radius: var(--radius-l);
  background: var(--color-card);
  color: var(--color-on-card);
`;
const Bar = styled.span<{ $colour: string }>`
  width: 5rem;
  height: 0.625rem;
  border-radius: 999px;
  background: var(--color-${({ $colour }) => $colour});
`;

/** The visual language of one bank: its type, colours, spaces, parts and pictures, each with its name. */
export function Looks() {
  const { theme, brand } = useBank().settings;
  return (
    <Page>
      <Stack $gap={2}>
        <BrandMark />
        <Heading as="h1" $size="2xl">
          {brand.name}: visual language
        </Heading>
        <Text $tone="muted">
          Font {theme.font}, pattern {theme.pattern}, icons {theme.icons}, radius {theme.radius}, accent for{" "}
          {theme.accentFor.join(", ") || "nothing"}
        </Text>
      </Stack>
      <Part title="Type">
        {SIZES.map((size) => (
          <Text key={size} $size={size}>
            {size}: ₦245,300.50 to Ọláyínká Ɗan’Azumi
          </Text>
        ))}
        <Row $gap={4}>
          {(["regular", "medium", "semibold", "bold"] as const).map((weight) => (
            <Text key={weight} $weight={weight}>
              {weight}
            </Text>
          ))}
        </Row>
      </Part>
      <Part title="Colours">
        <Grid as="ul" className="colours" $min="9rem" $gap={2}>
          {COLOURS.map(([ground, text]) => (
            <Ground key={ground} $ground={ground} $text={text}>
              {ground}
            </Ground>
          ))}
        </Grid>
        <Row $gap={3}>
          {["success-text", "out", "mark"].map((colour) => (
            <Row key={colour} $gap={2}>
              <Bar $colour={colour} />
              <Text $size="s">{colour}</Text>
            </Row>
          ))}
        </Row>
      </Part>
      <Part title="Spaces and corners">
        <Row $gap={4}>
          {SPACES.map((size) => (
            <Stack key={size} $gap={1}>
              <Space $size={size} />
              <Text $size="xs">{size}</Text>
            </Stack>
          ))}
          {RADII.map((size) => (
            <Stack key={size} $gap={1}>
              <Corner $size={size} />
              <Text $size="xs">radius {size}</Text>
            </Stack>
          ))}
        </Row>
      </Part>
      <Part title="Parts">
        <Row $gap={3}>
          <Button>Continue</Button>
          <Button variant="secondary">Cancel</Button>
          <Button variant="quiet">Show all</Button>
          <Button variant="danger">Freeze</Button>
          <Button disabled>Not yet</Button>
        </Row>
        <Row $gap={2}>
          <Badge>Neutral</Badge>
          <Badge $tone="brand">Brand</Badge>
          <Badge $tone="success">Successful</Badge>
          <Badge $tone="warning">Pending</Badge>
          <Badge $tone="danger">Failed</Badge>
        </Row>
        <Alert tone="info">We keep asking the bank.</Alert>
        <ProgressBar label="Step 2 of 4" value={2} max={4} />
        <Skeleton />
      </Part>
      <Part title="Pictures">
        <Art data-art="card">Pattern on a card</Art>
        <Row $gap={4}>
          {TONES.map((tone) => (
            <Named key={tone} name={tone}>
              <Drawn shapes={outcomes[tone]} tone={tone} />
            </Named>
          ))}
          {Object.entries(objects).map(([name, shapes]) => (
            <Named key={name} name={name}>
              <Drawn shapes={shapes} />
            </Named>
          ))}
        </Row>
        <Row $gap={3}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
      </Part>
    </Page>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack $gap={1} $align="center">
      {children}
      <Text $size="xs">{name}</Text>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack $gap={4}>
        <Heading $size="l">{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
