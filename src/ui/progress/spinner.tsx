import { styled } from "styled-components";
import { calmMotion } from "#ui/styles/media.ts";

const Ring = styled.svg`
  flex: none;
  animation: turn 0.9s linear infinite;
  ${calmMotion} {
    /* A pulse without movement still says "working"; important, because the global rule stops all other animations. */
    animation: pulse 2s ease-in-out infinite !important;
  }
`;

const Status = styled.output`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-text-muted);
`;

export type SpinnerProps = {
  /** Width and height in rem. Default 1.25. */
  size?: number;
  /** Shown next to the ring and announced. Without it the ring is decorative. */
  label?: string;
};

export function Spinner({ size = 1.25, label }: SpinnerProps) {
  const ring = (
    <Ring viewBox="0 0 24 24" width={`${size}em`} height={`${size}em`} fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </Ring>
  );
  if (label === undefined) return ring;
  return (
    <Status>
      {ring}
      {label}
    </Status>
  );
}
