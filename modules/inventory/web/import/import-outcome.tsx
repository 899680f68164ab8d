import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { saveBadRows } from './bad-rows-file.ts';
import type { ImportFile, ImportPreview } from './import-file.ts';
import type { useImport } from './use-import.ts';

export type ImportOutcomeProps = {
  readonly file: ImportFile;
  readonly preview: ImportPreview;
  readonly running: ReturnType<typeof useImport>;
  readonly onOther: () => void;
};

/** How far it is; at the end what came in, and what stayed behind with a way to mend it. */
export const ImportOutcome = ({ file, preview, running, onOther }: ImportOutcomeProps) => {
  const { progress, isStopped, isDone, start } = running;
  if (!progress) return null;
  const left = [...preview.bad, ...progress.refused].toSorted((one, other) => one.rowNumber - other.rowNumber);
  return (
    <div className="flex max-w-line flex-col gap-5">
      {!isDone && (
        <label className="flex flex-col gap-2 text-body">
          <span role="status">{m.inventory_import_running({ done: progress.done, total: progress.total })}</span>
          <progress value={progress.done} max={progress.total} className="h-1.5 w-full accent-ink" />
        </label>
      )}
      {isStopped && (
        <Banner
          status="wrong"
          title={m.inventory_import_stopped()}
          action={<Button onClick={() => start(preview.good)}>{m.inventory_import_go_on()}</Button>}
        />
      )}
      {isDone && <Banner status="good" title={m.inventory_import_done({ count: progress.imported })} />}
      {isDone && left.length > 0 && (
        <Banner
          status="soon"
          title={m.inventory_import_left({ count: left.length })}
          action={<Button onClick={() => saveBadRows(file, left)}>{m.inventory_import_take_bad({ count: left.length })}</Button>}
        >
          {m.inventory_import_left_text()}
        </Banner>
      )}
      {isDone && (
        <div className="flex flex-wrap gap-2">
          <Link to="/inventory" className={buttonClass('primary')}>
            {m.inventory_to_stock()}
          </Link>
          <Button kind="quiet" onClick={onOther}>
            {m.inventory_import_other_file()}
          </Button>
        </div>
      )}
    </div>
  );
};
