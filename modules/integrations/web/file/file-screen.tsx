import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { FileDrop } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { integrationLimits } from '../../rules/limits.ts';
import { salesFilesQuery, useIntegrationsWorld } from '../integrations-client.ts';
import { FileOther } from './file-other.tsx';
import { readTillFile, tableProblem, type FileProblem, type TillFile } from './read-till-file.ts';
import { TillTable, type TillTableProps } from './till-table.tsx';

/** Sales from a file of a till: seen and agreed to before anything is written. */
export const FileScreen = () =>
  useCan('integrations.take-files') ? (
    <FilePage />
  ) : (
    <EmptyState title={m.integrations_files_only()}>{m.integrations_files_only_text()}</EmptyState>
  );

const bytesPerMega = 1_000_000;

const problemText = (problem: FileProblem, count: number): string => {
  const words: Readonly<Record<FileProblem, () => string>> = {
    TOO_LARGE: () => m.integrations_file_too_large({ megabytes: integrationLimits.fileBytesMax / bytesPerMega }),
    EMPTY: m.integrations_file_empty,
    NO_TABLE: m.integrations_file_unreadable,
    TOO_LONG: () => m.integrations_file_too_long({ count, max: integrationLimits.fileRowsMax }),
  };
  return words[problem]();
};

const FilePage = () => {
  const { data } = useQuery(salesFilesQuery(useIntegrationsWorld()));
  const [file, setFile] = useState<TillFile>();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const reading = useMutation({
    networkMode: 'always',
    mutationFn: readTillFile,
    onMutate: () => setProblem(null),
    onSuccess: (read) => (typeof read === 'string' ? setProblem(read) : setFile(read)),
    // A file that is no table is the person's to know, not ours to fail over.
    onError: () => setProblem('NO_TABLE'),
  });
  return (
    <section className="flex flex-col gap-6 pb-10">
      <header className="max-w-line">
        <h1 className="text-title">{m.integrations_file_title()}</h1>
        <p className="text-body text-ink-2">{m.integrations_file_text()}</p>
      </header>
      {problem !== null && <Banner status="wrong" title={problemText(problem, 0)} />}
      {file === undefined && <FileDrop accept=".csv,.tsv,.txt,.xlsx,text/csv" onFile={(chosen) => reading.mutate(chosen)} />}
      {file && !data && <SkeletonRows rows={4} label={m.integrations_file_title()} />}
      {file && data && (
        <Sheets key={file.name} file={file} layouts={data.layouts} currency={data.currency} onOther={() => setFile(undefined)} />
      )}
    </section>
  );
};

type SheetsProps = Pick<TillTableProps, 'layouts' | 'currency' | 'onOther'> & { readonly file: TillFile };

/** The first sheet of a workbook, or the one that somebody chooses. */
const Sheets = ({ file, ...rest }: SheetsProps) => {
  const [sheet, setSheet] = useState(file.sheets[0] ?? '');
  const [table, setTable] = useState(() => file.table(sheet));
  const problem = tableProblem(table);
  const choose = (name: string) => {
    setSheet(name);
    setTable(file.table(name));
  };
  return (
    <>
      {file.sheets.length > 1 && (
        <div className="max-w-xs">
          <SelectField
            label={m.integrations_file_sheet()}
            value={sheet}
            options={file.sheets.map((name) => ({ value: name, label: name }))}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      )}
      {problem === null ? (
        <TillTable key={sheet} table={table} {...rest} />
      ) : (
        <>
          <Banner status="wrong" title={problemText(problem, table.rows.length)} />
          <FileOther onOther={rest.onOther} />
        </>
      )}
    </>
  );
};
