import { styled } from "styled-components";

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.5rem;
  border: 0;
  border-radius: 999px;
  overflow: hidden;
  background: var(--color-border);
  appearance: none;
  &::-webkit-progress-bar {
    background: var(--color-border);
  }
  &::-webkit-progress-value {
    background: var(--color-brand-edge);
    border-radius: 999px;
    transition: inline-size var(--motion-slow) var(--ease-out);
  }
  &::-moz-progress-bar {
    background: var(--color-brand-edge);
    border-radius: 999px;
  }
`;

export type ProgressBarProps = {
  /** Accessible name, such as "Step 2 of 4". */
  label: string;
  value: number;
  max: number;
};

/** A progress bar with its label. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <Bar aria-label={label} value={value} max={max} />;
}
