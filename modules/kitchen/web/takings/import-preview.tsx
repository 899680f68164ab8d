import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { csvText } from '../../../../ui/file/csv-text.ts';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { amountText } from '../orders/amount-text.ts';
import { channelWord } from '../../../menu/web/parts.ts';
import { useDayName } from '../show/use-day-name.ts';
import type { BadRow, GoodRow, ReadTakings, RowProblem, TakingsColumn } from './read-takings-file.ts';

const problemWords: Readonly<Record<RowProblem, () => string>> = {
  DATE: m.kitchen_import_bad_date,
  AHEAD: m.kitchen_import_bad_ahead,
  CHANNEL: m.kitchen_import_bad_channel,
  GROSS: m.kitchen_import_bad_gross,
  VAT: m.kitchen_import_bad_vat,
  COVERS: m.kitchen_import_bad_covers,
  TWICE: m.kitchen_import_bad_twice,
};

const columnWords: Readonly<Record<TakingsColumn, () => string>> = {
  date: m.kitchen_takings_col_date,
  channel: m.kitchen_takings_col_channel,
  gross: m.kitchen_takings_gross,
  vat: m.kitchen_takings_vat,
  covers: m.kitchen_takings_covers_field,
};

/** The rows that cannot be taken over, as they stood, each with why. */
const saveBadRows = ({ name, headers }: TextTable, bad: readonly BadRow[]): void => {
  const text = csvText([[...headers, m.kitchen_import_reason()], ...bad.map(({ cells, problem }) => [...cells, problemWords[problem]()])]);
  void saveFile(`${m.kitchen_import_bad_name()} ${name}`, new Blob([text], { type: 'text/csv' }));
};

export type ImportPreviewProps = {
  readonly table: TextTable;
  readonly read: ReadTakings;
  readonly isBusy: boolean;
  /** Why it was not taken over, as a sentence. */
  readonly refused: string | null;
  readonly onTake: () => void;
};

/** What a file would write down, and what of it cannot be read, before anything is done. */
export const ImportPreview = ({ table, read: { good, bad, missing }, isBusy, refused, onTake }: ImportPreviewProps) => {
  if (missing.length > 0)
    return (
      <Banner
        status="wrong"
        title={m.kitchen_import_missing({ columns: missing.map((column) => columnWords[column]()).join(m.ui_comma()) })}
      />
    );
  return (
    <>
      <h2 className="text-heading">{m.kitchen_import_found({ good: good.length, bad: bad.length })}</h2>
      {bad.length > 0 && (
        <>
          <ul aria-label={m.kitchen_import_bad_name()} className="max-h-60 overflow-auto">
            {bad.map(({ rowNumber, cells, problem }) => (
              <li key={rowNumber} className="border-b border-line py-2 text-small">
                <b className="font-semibold">{m.kitchen_import_row({ row: rowNumber })}</b> {problemWords[problem]()}{' '}
                <span className="text-ink-3">{cells.join(' · ')}</span>
              </li>
            ))}
          </ul>
          <Button className="w-fit" onClick={() => saveBadRows(table, bad)}>
            {m.kitchen_import_save_bad()}
          </Button>
        </>
      )}
      <ul aria-label={m.kitchen_takings_title()} className="max-h-96 overflow-auto border-y border-line">
        {good.map((row) => (
          <PreviewRow key={`${row.businessDate} ${row.channel}`} row={row} />
        ))}
      </ul>
      {refused !== null && <Banner status="wrong" title={refused} />}
      <Button kind="primary" size="thumb" disabled={good.length === 0} onClick={onTake} busyLabel={isBusy ? m.kitchen_saving() : undefined}>
        {m.kitchen_import_take({ count: good.length })}
      </Button>
    </>
  );
};

const PreviewRow = ({ row }: { readonly row: GoodRow }) => {
  const dayName = useDayName();
  const { currency } = useRestaurant();
  return (
    <li className="flex flex-wrap gap-x-4 border-b border-line py-2 text-small last:border-b-0">
      <span className="min-w-28">{dayName(row.businessDate)}</span>
      <span className="text-ink-2">{channelWord(row.channel)}</span>
      {row.covers !== null && <span className="text-ink-2">{m.kitchen_takings_covers({ covers: row.covers })}</span>}
      <span className="ml-auto tabular-nums">{amountText(row.grossMinor, currency)}</span>
    </li>
  );
};
