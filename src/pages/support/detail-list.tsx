import { css, styled } from "styled-components";

import { LeavingLink } from "#pages/leaving-link.tsx";
import { DescriptionList } from "#ui/values/description-list.tsx";

import type { Detail, DetailValue } from "./details.ts";

const Values = styled.ul`
  display: grid;
  gap: var(--space-1);
`;
/** Tall enough for a finger: the target extends into its row's spacing, but not over its neighbours. */
const ways = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  margin-block: calc((1.5rem - var(--touch)) / 2);
  overflow-wrap: anywhere;
  ${Values} > :not(:first-child) > & {
    margin-top: 0;
  }
  ${Values} > :not(:last-child) > & {
    margin-bottom: 0;
  }
`;
const Out = styled.a`
  ${ways}
`;
const Elsewhere = styled(LeavingLink)`
  ${ways}
`;

/** Details as labels and values; e-mail, phone and web addresses are links. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <DescriptionList
      rows={details.map(({ label, values }) => ({
        label,
        value:
          values.length === 1 ? (
            valueOf(values[0]!)
          ) : (
            <Values>
              {values.map((value, index) => (
                <li key={index}>{valueOf(value)}</li>
              ))}
            </Values>
          ),
      }))}
    />
  );
}

function valueOf(value: DetailValue) {
  if ("details" in value) {
    return (
      <Values>
        {value.details.map(({ label, values }) => (
          <li key={label}>
            {label}:{" "}
            {values.map((inner, index) => (
              <span key={index}>{valueOf(inner)} </span>
            ))}
          </li>
        ))}
      </Values>
    );
  }
  const { text, link } = value;
  if (!link) return text;
  if (link.startsWith("https:")) return <Elsewhere href={link}>{text}</Elsewhere>;
  return <Out href={link}>{text}</Out>;
}
