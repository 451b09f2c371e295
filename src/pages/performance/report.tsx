import { styled } from "styled-components";

import { usePageServices } from "#pages/services.ts";
import { Grid, Stack } from "#ui/stack.tsx";
import { Heading, Text } from "#ui/text.tsx";

import { writingOf } from "./amounts.ts";
import { CategoryList } from "./category-list.tsx";
import { MonthChart } from "./month-chart.tsx";
import { MonthTable } from "./month-table.tsx";
import { sharesOf } from "./shares.ts";
import type { Summary } from "./summary.ts";
import { Totals } from "./totals.tsx";

const Categories = styled(Grid)`
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);
`;

export type Report = Summary & {
  /** First day of the report, `YYYY-MM-DD`. */
  readonly since: string;
  /** False when older transactions of these months are not counted. */
  readonly complete: boolean;
};

/** The figures, as a chart and as text. */
export function ReportView({ report }: { report: Report }) {
  const { settings } = usePageServices();
  const form = report.form ?? settings;
  const writing = writingOf(form);
  return (
    <Stack $gap={5}>
      <Totals total={report.total} writing={writing} />
      <Stack $gap={3}>
        <Heading as="h3" $size="m">
          By month
        </Heading>
        <MonthChart months={report.months} writing={writing} />
        <MonthTable months={report.months} writing={writing} />
      </Stack>
      <Categories $min="16rem" $gap={5}>
        <CategoryList
          title="Money out by category"
          money="out"
          shares={sharesOf(report.categories, "outMinor")}
          writing={writing}
        />
        <CategoryList
          title="Money in by category"
          money="in"
          shares={sharesOf(report.categories, "inMinor")}
          writing={writing}
        />
      </Categories>
      <Text $size="s" $tone="muted">
        {coverage(report, form.locale)}
      </Text>
    </Stack>
  );
}

function coverage({ counted, since, complete, hasOthers, symbol }: Report, locale: string): string {
  const [year, month, day] = since.split("-").map(Number);
  const first = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(
    new Date(year!, month! - 1, day),
  );
  return [
    `This covers ${counted} successful ${counted === 1 ? "transaction" : "transactions"} from ${first} until now, charges included.`,
    "Transfers between your own wallets are left out.",
    ...(complete
      ? []
      : ["You have older transactions in the last twelve months, which are not added up here."]),
    ...(hasOthers ? [`Only amounts in ${symbol} are added up.`] : []),
  ].join(" ");
}
