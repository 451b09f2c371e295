import { useId } from "react";
import { styled } from "styled-components";

export type Share = {
  readonly label: string;
  /** The part's size in any unit, at least 0. */
  readonly value: number;
  /** The value as a text. */
  readonly text: string;
};

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 1.25rem;
  border-radius: var(--radius-s);
`;
const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-3);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
  }
  strong {
    font-weight: var(--weight-semibold);
  }
  small {
    color: var(--color-text-muted);
    font-size: inherit;
  }
`;
const Mark = styled.svg`
  flex: none;
  width: 1rem;
  height: 1rem;
`;
/** The first is filled, the second striped, the others outlined, so that they differ with every brand colour. */
const Solid = styled.rect`
  fill: var(--color-brand-text);
`;
const Lined = styled.rect`
  fill: var(--color-surface-sunken);
  stroke: var(--color-brand-text);
  stroke-width: 1.5;
`;
const Stripe = styled.path`
  stroke: var(--color-brand-text);
  stroke-width: 1.5;
`;

/** The parts of a whole as one bar. The list below it says the same in words; screen readers get the list. */
export function ShareBar({ label, parts }: { label?: string; parts: readonly Share[] }) {
  const stripes = `stripes-${useId().replaceAll(/\W/g, "")}`;
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const percent = (value: number) => (total > 0 ? (value / total) * 100 : 0);
  const left = (index: number) => percent(parts.slice(0, index).reduce((sum, { value }) => sum + value, 0));
  return (
    <div>
      <Bar aria-hidden="true">
        <defs>
          <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse">
            <Stripe d="M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2" />
          </pattern>
        </defs>
        {parts.map(({ label: key, value }, index) => (
          <Part
            key={key}
            index={index}
            stripes={stripes}
            x={`${left(index)}%`}
            width={`${percent(value)}%`}
          />
        ))}
      </Bar>
      <Keys aria-label={label}>
        {parts.map(({ label: key, value, text }, index) => (
          <li key={key}>
            <Mark aria-hidden="true">
              <Part index={index} stripes={stripes} width="100%" />
            </Mark>
            <span>
              {key} <strong>{text}</strong> <small>{percentText(percent(value))}</small>
            </span>
          </li>
        ))}
      </Keys>
    </div>
  );
}

type PartProps = { index: number; stripes: string; width: string; x?: string };

function Part({ index, stripes, ...place }: PartProps) {
  if (index === 0) return <Solid {...place} height="100%" />;
  return (
    <>
      <Lined {...place} height="100%" />
      {index === 1 && <rect {...place} height="100%" fill={`url(#${stripes})`} />}
    </>
  );
}

function percentText(percent: number): string {
  if (percent > 0 && percent < 1) return "under 1%";
  // Rounded to 100 % it would seem that nothing is left.
  return percent > 99 && percent < 100 ? "over 99%" : `${Math.round(percent)}%`;
}
