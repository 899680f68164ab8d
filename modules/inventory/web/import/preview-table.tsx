import { m } from '../../../../generated/messages/web/messages.js';
import { grouped } from '../../../../kit/decimal.ts';
import { useLostConnection } from '../../../../platform/web/connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { saveBadRows } from './bad-rows-file.ts';
import type { BadListRow, ListKind, ListProblem, ListRow, ReadList } from './list-kind.ts';

export type PreviewTableProps<Column extends string> = ReadList<Column> & {
  readonly kind: ListKind<Column>;
  readonly preview: { readonly good: readonly ListRow[]; readonly bad: readonly BadListRow[] };
  readonly onImport: () => void;
  readonly onOther: () => void;
};

/** @unit rows that are shown: of the good ones a taste, of the bad ones enough to see what is the matter */
const goodShown = 5;
const badShown = 100;

/** What will be imported, and what won't, cell by cell with its reason; then the one button. */
export const PreviewTable = <Column extends string>({ file, mapping, kind, preview, onImport, onOther }: PreviewTableProps<Column>) => {
  const { good, bad } = preview;
  const isOffline = useLostConnection() !== null;
  return (
    <>
      <p className="flex flex-wrap gap-x-5 gap-y-1" role="status">
        <StatusLine status="good">{m.inventory_import_good({ count: good.length })}</StatusLine>
        {bad.length > 0 && <StatusLine status="wrong">{m.inventory_import_bad({ count: bad.length })}</StatusLine>}
      </p>
      {bad.length > 0 && <Rows title={m.inventory_import_problems()} {...{ kind, mapping }} rows={bad.slice(0, badShown)} />}
      {good.length > 0 && (
        <Rows
          title={m.inventory_import_preview()}
          {...{ kind, mapping }}
          rows={good.slice(0, goodShown).map((row) => ({ ...row, problems: [] }))}
        />
      )}
      {isOffline && <p className="text-small text-ink-2">{m.inventory_import_needs_line()}</p>}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" disabled={good.length === 0 || isOffline} onClick={onImport}>
          {kind.importWords(good.length)}
        </Button>
        {bad.length > 0 && (
          <Button onClick={() => saveBadRows(file, { bad, problemWords: kind.problemWords })}>
            {m.inventory_import_take_bad({ count: bad.length })}
          </Button>
        )}
        <Button kind="quiet" onClick={onOther}>
          {m.inventory_import_other_file()}
        </Button>
      </div>
    </>
  );
};

type RowsProps<Column extends string> = Pick<PreviewTableProps<Column>, 'kind' | 'mapping'> & {
  readonly title: string;
  readonly rows: readonly BadListRow[];
};

const Rows = <Column extends string>({ title, kind, mapping, rows }: RowsProps<Column>) => {
  const columns = kind.columns.flatMap((column) => (mapping[column] === undefined ? [] : [{ column, position: mapping[column] }]));
  const wordsOf = (problem: ListProblem | undefined) => problem && kind.problemWords(problem);
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="text-heading">{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, it must scroll by arrow keys too */}
      <div role="region" aria-label={title} tabIndex={0} className="overflow-x-auto focus-ring">
        <table className="w-full text-body">
          <thead className="text-left text-micro text-ink-3">
            <tr>
              <th scope="col" className="border-b border-line py-2 pr-4 font-normal">
                {m.inventory_import_row()}
              </th>
              {columns.map(({ column }) => (
                <th key={column} scope="col" className="border-b border-line py-2 pr-4 font-normal">
                  {kind.columnWord(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rowNumber, cells, problems }) => (
              <tr key={rowNumber} className="align-top">
                <Cell
                  text={grouped(rowNumber)}
                  problem={wordsOf(problems.find(({ field }) => columns.every(({ column }) => column !== field)))}
                />
                {columns.map(({ column, position }) => (
                  <Cell key={column} text={cells[position] ?? ''} problem={wordsOf(problems.find(({ field }) => field === column))} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const Cell = ({ text, problem }: { readonly text: string; readonly problem: string | undefined }) => (
  <td className="max-w-64 min-w-24 border-b border-line py-2 pr-4">
    <span className={problem ? 'font-medium text-wrong' : undefined}>{text}</span>
    {problem && (
      <span className="block text-small">
        <StatusLine status="wrong">{problem}</StatusLine>
      </span>
    )}
  </td>
);
