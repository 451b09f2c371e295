import { styled } from "styled-components";

import { usePageServices } from "#pages/services.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { DialogActions } from "#ui/dialog-parts.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Row } from "#ui/stack.tsx";

import { amountText, dateText, MISSING } from "./amount-text.ts";
import { DirectionBadge } from "./direction-badge.tsx";
import { StatusBadge } from "./status-badge.tsx";
import type { Transaction } from "./transaction.ts";

const Amount = styled.p`
  margin-bottom: var(--space-3);
  font-size: var(--text-3xl);
  font-weight: var(--weight-bold);
  line-height: var(--line-tight);
  font-variant-numeric: tabular-nums;
  text-align: center;
  overflow-wrap: anywhere;
`;

const Badges = styled(Row)`
  margin-bottom: var(--space-4);
`;

type ReceiptDialogProps = { transaction: Transaction | undefined; onClose: () => void };

/** The receipt of one transaction, with the rows and words of the specification 1 §2. Static: the backdrop does nothing. */
export function ReceiptDialog({ transaction, onClose }: ReceiptDialogProps) {
  const { locale } = usePageServices().settings;
  if (!transaction) return null;
  const { reference, currencySymbol, category, direction, status, statusColor, description } = transaction;
  const amount = amountText(transaction.amountKobo, currencySymbol, locale);
  return (
    <Dialog open title={`${reference} Receipt`} onClose={onClose}>
      <Amount>{amount}</Amount>
      <Badges $justify="center">
        <Badge $tone="brand">{category || MISSING}</Badge>
        <DirectionBadge direction={direction} />
      </Badges>
      <DescriptionList
        rows={[
          { label: "Amount", value: amount },
          {
            label: "Charges/Commission",
            value: amountText(transaction.chargeKobo, currencySymbol, locale),
          },
          { label: "Reference", value: reference || MISSING },
          { label: "Transaction Type", value: category || MISSING },
          { label: "Status", value: <StatusBadge label={status} color={statusColor} /> },
          { label: "Naration", value: description || MISSING },
          { label: "Date", value: dateText(transaction.createdAt) },
        ]}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
