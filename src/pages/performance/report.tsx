import { usePageServices } from "#pages/services.ts";
import { isIconName } from "#ui/icons/icon.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { writingOf } from "./amounts.ts";
import { Compared } from "./compared.tsx";
import { Categories, CategoryList } from "./category-list.tsx";
import { MonthChart } from "./month-chart.tsx";
import { MonthTable } from "./month-table.tsx";
import { sharesOf } from "./shares.ts";
import type { CategoryFlow, Summary } from "./summary.ts";
import { Totals } from "./totals.tsx";
import { dayLocale, say } from "#lib/text/words.ts";
import { words } from "./words.ts";

export type Report = Summary & {
  /** First day of the report, `YYYY-MM-DD`. */
  readonly since: string;
  /** False when older transactions of these months are not counted. */
  readonly complete: boolean;
};

/** The figures, as a chart and as text. */
export function ReportView({ report, onPick }: { report: Report; onPick?: (category: string) => void }) {
  const { settings, menu } = usePageServices();
  const iconOf = ({ typeId }: CategoryFlow) => {
    const icon = menu.find(({ types = [] }) => typeId !== undefined && types.includes(typeId))?.icon;
    return icon && isIconName(icon) ? icon : undefined;
  };
  const form = report.form ?? settings;
  const writing = writingOf(form);
  return (
    <Stack $gap={5}>
      <Compared months={report.months} writing={writing} />
      <Totals total={report.total} writing={writing} />
      <Stack $gap={3}>
        <Heading as="h3" $size="m">
          {words.byMonth}
        </Heading>
        <MonthChart months={report.months} writing={writing} />
        <MonthTable months={report.months} writing={writing} />
      </Stack>
      <Categories $min="16rem" $gap={5}>
        <CategoryList
          title={words.outByCategory}
          money="out"
          shares={sharesOf(report.categories, "outMinor", iconOf)}
          writing={writing}
          onPick={onPick}
        />
        <CategoryList
          title={words.inByCategory}
          money="in"
          shares={sharesOf(report.categories, "inMinor", iconOf)}
          writing={writing}
          onPick={onPick}
        />
      </Categories>
      <Text $size="s" $tone="muted">
        {coverage(report)}
      </Text>
    </Stack>
  );
}

function coverage({ counted, since, complete, hasOthers, hasUnread, symbol }: Report): string {
  const [year, month, day] = since.split("-").map(Number);
  const first = new Intl.DateTimeFormat(dayLocale(), { dateStyle: "long" }).format(
    new Date(year!, month! - 1, day),
  );
  return [
    say(words.covers, { count: counted, first }),
    words.ownLeftOut,
    ...(complete ? [] : [words.older]),
    ...(hasOthers ? [say(words.onlyIn, { symbol })] : []),
    ...(hasUnread ? [words.unread] : []),
  ].join(" ");
}
