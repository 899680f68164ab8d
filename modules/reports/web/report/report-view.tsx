import { m } from '../../../../generated/messages/web/messages.js';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { ReportAdvice, ReportDocument } from '../../contract/report-document.ts';
import { ChartView } from './chart-view.tsx';
import { FigureLine } from './figure-line.tsx';
import { PlaceLink } from './place-link.tsx';
import { TableView } from './table-view.tsx';

/** The table that stands beside the pictures: what everything adds up to. */
const statementId = 'statement';

/** More columns than stand beside what a report rests on. */
const columnsBeside = 7;

/** A report: its figures, pictures and tables, with what they rest on beside them. */
export const ReportView = ({ report }: { readonly report: ReportDocument }) => {
  const statement = report.tables.find(({ id }) => id === statementId);
  const others = report.tables.filter(({ id }) => id !== statementId);
  const wide = others.filter(({ columns }) => columns.length > columnsBeside);
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-8">
        {report.figures.length > 0 && (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-8 gap-y-5">
            {report.figures.map((figure) => (
              <FigureLine key={figure.id} figure={figure} />
            ))}
          </dl>
        )}
        {report.charts.map((chart) => (
          <ChartView key={chart.id} chart={chart} />
        ))}
        {others
          .filter((table) => !wide.includes(table))
          .map((table) => (
            <TableView key={table.id} table={table} />
          ))}
      </div>
      <aside className="order-last flex min-w-0 flex-col gap-6 xl:order-none">
        {statement && <TableView table={statement} />}
        <RestsOn report={report} />
        {report.advice.map((advice) => (
          <Advice key={advice.text} advice={advice} />
        ))}
      </aside>
      {wide.map((table) => (
        <div key={table.id} className="min-w-0 xl:col-span-2">
          <TableView table={table} />
        </div>
      ))}
    </div>
  );
};

const RestsOn = ({ report: { restsOn, asOf, closedAt } }: { readonly report: ReportDocument }) => {
  const when = useWhen();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.reports_rests_on()}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        {restsOn.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <dt className="text-ink-2">{m.reports_as_of_label()}</dt>
        <dd>{when.stamp(asOf)}</dd>
      </dl>
      {closedAt !== null && <StatusLine status="good">{m.reports_closed_at({ moment: when.moment(closedAt) })}</StatusLine>}
    </section>
  );
};

const Advice = ({ advice: { text, action, place, standing } }: { readonly advice: ReportAdvice }) => (
  <section className="flex flex-col items-start gap-2">
    <StatusLine status={standing}>{text}</StatusLine>
    <PlaceLink place={place} className="text-link text-body">
      {action}
    </PlaceLink>
  </section>
);
