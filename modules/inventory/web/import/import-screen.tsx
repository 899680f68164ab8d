import { Link } from '@tanstack/react-router';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { inventoryLimits } from '../../rules/limits.ts';
import type { ColumnMapping } from '../../rules/import-columns.ts';
import { ColumnFields } from './column-fields.tsx';
import { FileDrop } from './file-drop.tsx';
import { guessMapping, previewOf, readFile, type ImportFile } from './import-file.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { itemList } from './item-list.ts';
import { PreviewTable } from './preview-table.tsx';
import { StarterChoice } from './starter/starter-choice.tsx';
import { useImport } from './use-import.ts';

/** A whole list from a file: seen, mended and agreed to before anything is written. */
export const ImportScreen = () => {
  const [file, setFile] = useState<ImportFile>();
  const reading = useMutation({ networkMode: 'always', mutationFn: readFile, onSuccess: setFile });
  const isTooLong = file !== undefined && file.rows.length > inventoryLimits.itemsMax;
  return (
    <section className="flex flex-col gap-6 pb-10">
      <header className="max-w-line">
        <h1 className="text-title">{m.inventory_import_title()}</h1>
        <p className="text-body text-ink-2">{m.inventory_import_text()}</p>
      </header>
      {reading.isError && <Banner status="wrong" title={m.inventory_import_unreadable()} />}
      {file?.rows.length === 0 && <Banner status="wrong" title={m.inventory_import_empty()} />}
      {isTooLong && (
        <Banner status="wrong" title={m.inventory_import_too_long({ count: file.rows.length, max: inventoryLimits.itemsMax })} />
      )}
      {file && file.rows.length > 0 && !isTooLong ? (
        <ReadFile key={file.name} file={file} onOther={() => setFile(undefined)} />
      ) : (
        <>
          <FileDrop onFile={(chosen) => reading.mutate(chosen)} />
          <StarterChoice onFile={(chosen) => reading.mutate(chosen)} />
        </>
      )}
    </section>
  );
};

const ReadFile = ({ file, onOther }: { readonly file: ImportFile; readonly onOther: () => void }) => {
  const [mapping, setMapping] = useState<ColumnMapping>(() => guessMapping(file));
  const preview = useMemo(() => previewOf(file, mapping), [file, mapping]);
  const running = useImport();
  if (running.progress) {
    return (
      <ImportOutcome kind={itemList} bad={preview.bad} onGoOn={() => running.start(preview.good)} {...{ file, running, onOther }}>
        <Link to="/inventory" className={buttonClass('primary')}>
          {m.inventory_to_stock()}
        </Link>
      </ImportOutcome>
    );
  }
  return (
    <>
      <ColumnFields kind={itemList} file={file} mapping={mapping} onChange={setMapping} />
      <PreviewTable kind={itemList} {...{ file, mapping, preview, onOther }} onImport={() => running.start(preview.good)} />
    </>
  );
};
