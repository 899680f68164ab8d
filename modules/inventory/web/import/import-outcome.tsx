import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { saveBadRows } from './bad-rows-file.ts';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import type { BadListRow, ListKind, ListProgress } from './list-kind.ts';

export type ImportOutcomeProps = {
  readonly file: TextTable;
  readonly kind: Pick<ListKind<string>, 'problemWords' | 'doneWords'>;
  /** What stayed behind before anything was sent. */
  readonly bad: readonly BadListRow[];
  readonly running: { readonly progress: ListProgress | undefined; readonly isStopped: boolean; readonly isDone: boolean };
  readonly onGoOn: () => void;
  readonly onOther: () => void;
  /** Where people go from here. */
  readonly children: ReactNode;
};

/** How far it is; at the end what came in, and what stayed behind with a way to mend it. */
export const ImportOutcome = ({ file, kind, bad, running, onGoOn, onOther, children }: ImportOutcomeProps) => {
  const { progress, isStopped, isDone } = running;
  if (!progress) return null;
  const left = [...bad, ...progress.refused].toSorted((one, other) => one.rowNumber - other.rowNumber);
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
          action={<Button onClick={onGoOn}>{m.inventory_import_go_on()}</Button>}
        />
      )}
      {isDone && <Banner status="good" title={kind.doneWords(progress.imported)} />}
      {isDone && left.length > 0 && (
        <Banner
          status="soon"
          title={m.inventory_import_left({ count: left.length })}
          action={
            <Button onClick={() => saveBadRows(file, { bad: left, problemWords: kind.problemWords })}>
              {m.inventory_import_take_bad({ count: left.length })}
            </Button>
          }
        >
          {m.inventory_import_left_text()}
        </Banner>
      )}
      {isDone && (
        <div className="flex flex-wrap gap-2">
          {children}
          <Button kind="quiet" onClick={onOther}>
            {m.inventory_import_other_file()}
          </Button>
        </div>
      )}
    </div>
  );
};
