import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { styled } from "styled-components";

import { say } from "#lib/text/words.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { AmountGroups } from "#ui/values/amount-groups.tsx";
import { Badge } from "#ui/values/badge.tsx";
import { CopyText } from "#ui/values/copy-text.tsx";
import { DescriptionList } from "#ui/values/description-list.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";

import type { Receipt, ReceiptRow } from "./receipt.ts";
import { words } from "./words.ts";

const Amount = styled.p`
  font-size: var(--text-3xl);
  font-weight: var(--weight-bold);
  line-height: var(--line-tight);
  font-variant-numeric: tabular-nums;
  text-align: center;
  overflow-wrap: anywhere;
  /* A script focuses it when its dialog opens; it is not a control. */
  &:focus {
    outline: none;
  }
`;
const Whom = styled.p`
  font-size: var(--text-l);
  font-weight: var(--weight-semibold);
  line-height: var(--line-tight);
  text-align: center;
  overflow-wrap: anywhere;
`;
/**
 * A long value wraps instead of pushing its button out, and the button, although as tall as a finger, does not make the
 * row taller.
 */
const Copied = styled(Row)`
  && > span {
    min-width: 0;
  }
  > button {
    margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) calc(-1 * var(--space-2)) 0;
  }
`;

type ReceiptViewProps = {
  receipt: Receipt;
  /** On paper there are no buttons. */
  paper?: boolean;
};

/** The content of a receipt, in its dialog and on paper. */
export function ReceiptView({ receipt, paper = false }: ReceiptViewProps) {
  const { amount, to, type, direction, rows, notice } = receipt;
  return (
    <Stack $gap={4}>
      <Amount tabIndex={-1} data-autofocus>
        <AmountGroups text={amount} />
      </Amount>
      {to && <Whom>{to}</Whom>}
      <Row $justify="center" data-badges>
        <Badge $tone="brand">{type}</Badge>
        <DirectionBadge direction={direction} />
      </Row>
      {notice && <Alert tone="warning">{notice}</Alert>}
      <DescriptionList rows={rows.map((row) => ({ label: row.label, value: valueOf(row, paper) }))} />
    </Stack>
  );
}

/** Whether money came in or went out. */
function DirectionBadge({ direction }: Pick<Receipt, "direction">) {
  if (!direction) return <Badge>{words.missing}</Badge>;
  return (
    <Badge $tone={direction === "Credit" ? "success" : "neutral"}>
      {direction === "Credit" ? <ArrowDownLeft size="0.875em" /> : <ArrowUpRight size="0.875em" />}
      {direction === "Credit" ? words.credit : words.debit}
    </Badge>
  );
}

function valueOf({ label, value, tone, copy }: ReceiptRow, paper: boolean) {
  if (tone) return <Badge $tone={tone}>{value}</Badge>;
  if (!copy || paper) return value;
  return (
    <Copied as="span" $gap={1} $justify="end" $nowrap>
      <span>{value}</span>
      {/* Spaces group what is read (a meter token); what is pasted has none. */}
      <CopyText text={value.replaceAll(/\s/g, "")} label={say(words.copy, { value: label.toLowerCase() })} />
    </Copied>
  );
}
