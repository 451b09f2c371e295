import { useBank } from "#app/bank.ts";
import { useSession } from "#app/session/use-session.ts";
import { formatDateTime, formatDay } from "#lib/time/dates.ts";
import { formatMoney } from "#lib/money/money.ts";
import { say } from "#lib/text/words.ts";
import { amountText } from "#pages/transactions/rows/amount-text.ts";
import type { Narrowing, Period } from "#pages/transactions/read/filter.ts";
import { countOf } from "#pages/transactions/read/sought.ts";
import { isAmountUnread, isCounted, oldestFirst, totalsOf } from "#pages/transactions/save/statement.ts";
import { type Transaction, whatFor } from "#pages/transactions/read/transaction.ts";
import { words as historyWords } from "#pages/transactions/words.ts";
import { DescriptionList } from "#ui/values/description-list.tsx";

import { Sheet } from "./sheet.ts";
import type { Statement } from "./use-statement.ts";
import { words } from "./words.ts";

type StatementViewProps = { readonly asked: Narrowing; readonly statement: Statement };

/** A statement on paper: whose and for when, what came in and went out, and every transaction. */
export function StatementView({ asked, statement: { rows, complete, wallets, at } }: StatementViewProps) {
  const { settings } = useBank();
  const { user } = useSession();
  const { timeZone } = settings;
  const name = user?.full_names || [user?.first_name, user?.last_name].filter(Boolean).join(" ");
  const made = formatDateTime(new Date(at).toISOString(), timeZone) ?? "";
  const isPart = asked.types.length > 0 || (asked.sought !== undefined && countOf(asked.sought) > 0);
  const balances = wallets.flatMap(({ number, balanceMinor, form }) =>
    balanceMinor === undefined
      ? []
      : [{ label: say(words.balanceOf, { number, made }), value: formatMoney(balanceMinor, form) }],
  );
  const totals = totalsOf(rows).flatMap(({ form, inMinor, outMinor, chargesMinor }) => [
    { label: words.moneyIn, value: formatMoney(inMinor, form) },
    { label: words.moneyOut, value: formatMoney(outMinor, form) },
    { label: words.chargesOfThese, value: formatMoney(chargesMinor, form) },
  ]);
  return (
    <>
      <DescriptionList
        rows={[
          ...(name ? [{ label: words.customer, value: name }] : []),
          { label: words.period, value: periodText(asked.period, timeZone) },
          { label: words.made, value: made },
          ...balances,
          ...totals,
        ]}
      />
      {!complete && <p>{historyWords.someMissing}</p>}
      {rows.some(isAmountUnread) && <p>{words.noTotals}</p>}
      {isPart && <p>{words.onlyWhatWasSought}</p>}
      {rows.length === 0 ? <p>{words.noTransactions}</p> : <Rows rows={oldestFirst(rows)} />}
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <Sheet>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.details}</th>
          <th scope="col">{words.moneyIn}</th>
          <th scope="col">{words.moneyOut}</th>
          <th scope="col">{words.charges}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-counted={isCounted(row)}>
            <td>{formatDateTime(row.createdAt, row.timeZone) ?? ""}</td>
            <td>
              {whatFor(row.description) || row.category}
              <small>{detailsOf(row)}</small>
            </td>
            <td>{row.direction === "Credit" && amountText(row.amountMinor, row.form)}</td>
            <td>{row.direction === "Debit" && amountText(row.amountMinor, row.form)}</td>
            <td>{row.chargeMinor ? formatMoney(row.chargeMinor, row.form) : ""}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

/** An amount of which nobody says whether it came or went stands in neither column. */
function detailsOf(row: Transaction): string {
  const { category, reference, status, direction, amountMinor, form } = row;
  const kind = whatFor(row.description) && category;
  const amount = direction ? "" : amountText(amountMinor, form);
  const why = isCounted(row) ? [] : [status, words.notCounted];
  return [kind, reference, amount, ...why].filter((text) => text !== "").join(" · ");
}

function periodText({ from, to }: Period, timeZone: string): string {
  const day = (text: string) => formatDay(text, timeZone) ?? text;
  if (from && to) return say(words.fromTo, { from: day(from), to: day(to) });
  return words.everything;
}
