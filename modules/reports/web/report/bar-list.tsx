import type { ReportChart } from '../../contract/report-document.ts';
import { cellNumber, cellText } from '../../rules/cell-text.ts';
import { useReader } from '../use-reader.ts';

/**
 * How much of the width the longest bar takes.
 *
 * @unit percent
 */
const longest = 60;

/** Parts by their size, each a bar with its word and its figure beside it. */
export const BarList = ({ chart: { title, measure, series } }: { readonly chart: ReportChart }) => {
  const reader = useReader();
  const points = series[0]?.points ?? [];
  const most = Math.max(1, ...points.map(({ value }) => Math.abs(cellNumber(value) ?? 0)));
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{title}</h2>
      <p className="text-small text-ink-2">{measure}</p>
      <ol>
        {points.map(({ label, value }) => (
          <li key={label} className="grid min-h-9 grid-cols-[8rem_1fr] items-center gap-3 text-body">
            <span className="truncate">{label}</span>
            <span className="flex items-center gap-2">
              <span
                aria-hidden
                className="h-4 bg-chart-buna"
                style={{ width: `${(Math.abs(cellNumber(value) ?? 0) / most) * longest}%` }}
              />
              <b className="font-semibold whitespace-nowrap">{cellText(value, reader)}</b>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
