import { m } from '../../../../generated/messages/web/messages.js';
import type { ReportRow, ReportTable } from '../../contract/report-document.ts';
import { cellText, headingText } from '../../rules/cell-text.ts';
import { tellsAnything } from '../../rules/tells-anything.ts';
import { useReader } from '../use-reader.ts';
import { PlaceLink } from './place-link.tsx';

const weights: Readonly<Record<ReportRow['weight'], string>> = {
  line: '',
  part: 'text-ink-2 [&>th]:pl-4',
  sum: 'font-semibold',
  total: 'border-t-2 border-ink font-semibold',
};

/** Figures under headings; a line leads down to what makes it. A total of nothing is told in words. */
export const TableView = ({ table }: { readonly table: ReportTable }) => (
  <section className="flex min-w-0 flex-col gap-1">
    <h2 className="text-heading">{table.title}</h2>
    {table.note !== null && <p className="max-w-line text-small text-ink-2">{table.note}</p>}
    {tellsAnything(table) ? <Figures table={table} /> : <p className="text-body text-ink-2">{m.reports_nothing_here()}</p>}
  </section>
);

const Figures = ({ table: { title, columns, rows } }: { readonly table: ReportTable }) => (
  <div
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an area that scrolls must be reached by the keyboard
    tabIndex={0}
    role="group"
    aria-label={title}
    className="relative overflow-x-auto focus-ring"
  >
    <table className="w-full text-body">
      <thead className="text-micro text-ink-3">
        <tr className="border-b border-line">
          {columns.map(({ id, label, side }) => (
            <th
              key={id}
              scope="col"
              className={`py-2 pr-3 font-normal first:sticky first:left-0 first:bg-teff last:pr-0 ${side === 'right' ? 'text-right' : 'text-left'}`}
            >
              {headingText(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // A report is drawn anew as a whole, and two lines of it may say the same.
          <Row key={index} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  </div>
);

type RowProps = { readonly row: ReportRow; readonly columns: ReportTable['columns'] };

const Row = ({ row: { cells, place, weight }, columns }: RowProps) => {
  const reader = useReader();
  const [first, ...rest] = cells.map((cell) => cellText(cell, reader));
  return (
    <tr className={`border-b border-line ${weights[weight]}`}>
      <th scope="row" className="sticky left-0 max-w-[45vw] min-w-32 bg-teff py-2 pr-3 text-left [font-weight:inherit] touch:h-12">
        <PlaceLink place={place} className="text-link">
          {first}
        </PlaceLink>
      </th>
      {rest.map((text, index) => {
        const column = columns[index + 1];
        return (
          <td key={column?.id ?? index} className={`py-2 pr-3 whitespace-nowrap last:pr-0 ${column?.side === 'right' ? 'text-right' : ''}`}>
            {text}
          </td>
        );
      })}
    </tr>
  );
};
