import { styled } from "styled-components";

/**
 * Black on white in every scheme, whether or not the browser prints backgrounds, on A4 and on the 80 mm of a receipt
 * printer: sizes in rem shrink with the paper, and long texts wrap.
 */
export const Paper = styled.main<{ $wide?: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? "56rem" : "32rem")};
  margin: 0 auto;
  padding: var(--space-5) var(--space-4);
  color: #000;
  background: #fff;
  &&& * {
    color: #000;
    background: none;
    border-color: #767676;
  }
  /* Without its background a badge needs an edge. */
  &&& [data-badges] > *,
  &&& dd > span {
    border: 1px solid #767676;
  }
  h1 {
    margin-bottom: var(--space-4);
    text-align: center;
    overflow-wrap: anywhere;
  }
  /* Margins of our own, and with them none of the browser's lines about address and time. */
  @page {
    margin: 0;
  }
  @media print {
    max-width: ${({ $wide }) => ($wide ? "none" : "160mm")};
    padding: 12mm;
  }
  /* A roll. */
  @media print and (max-width: 100mm) {
    padding: 3mm;
    font-size: 9pt;
    --text-3xl: 16pt;
    --text-l: 11pt;
    --text-m: 9pt;
    --text-s: 8pt;
    --text-xs: 8pt;
    --space-5: 3mm;
    --space-4: 2.5mm;
    --space-3: 1.2mm;
  }
`;

/** The bank's logo and name above the receipt. */
export const Letterhead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-4);
  font-size: var(--text-l);
  font-weight: var(--weight-bold);
  line-height: var(--line-tight);
  text-align: center;
  overflow-wrap: anywhere;
  > img {
    width: 2.5rem;
    height: 2.5rem;
    object-fit: contain;
  }
`;

/** Buttons and warnings, which are not printed. */
export const OnScreen = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-4);
  @media print {
    display: none;
  }
`;
