import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { SalesFile } from '../../contract/sales-file.contract.ts';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { amountText } from '../integration-words.ts';
import { useTell } from '../use-tell.ts';

export type FilesListProps = { readonly files: readonly SalesFile[]; readonly currency: string };

/** Files that came before, each to be taken back whole. */
export const FilesList = ({ files, currency }: FilesListProps) => {
  const [chosen, setChosen] = useState<SalesFile>();
  if (files.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-body font-semibold">{m.integrations_files_before()}</h3>
      <ul className="border-b border-line">
        {files.map((file) => (
          <FileLine key={file.id} file={file} currency={currency} onUndo={() => setChosen(file)} />
        ))}
      </ul>
      {chosen && <UndoDialog file={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
};

type FileLineProps = { readonly file: SalesFile; readonly currency: string; readonly onUndo: () => void };

const FileLine = ({ file, currency, onUndo }: FileLineProps) => {
  const { moment } = useWhen();
  const { fileName, sales, totalMinor, takenBy, takenAt, waiting, refused, takenBackAt } = file;
  const facts = [
    m.integrations_file_sales({ count: sales }),
    amountText(totalMinor, currency),
    takenBy,
    moment(takenAt),
    waiting > 0 ? m.integrations_file_waiting({ count: waiting }) : '',
    refused > 0 ? m.integrations_file_refused({ count: refused }) : '',
    takenBackAt === null ? '' : m.integrations_file_taken_back(),
  ];
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className="truncate text-body font-medium">{fileName}</p>
        <p className="text-small text-ink-2">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      {takenBackAt === null && (
        <Button kind="row" aria-label={m.integrations_file_undo_named({ name: fileName })} onClick={onUndo}>
          {m.integrations_file_undo()}
        </Button>
      )}
    </li>
  );
};

const UndoDialog = ({ file: { id: fileId, fileName }, onClose }: { readonly file: SalesFile; readonly onClose: () => void }) => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, isTelling, refused } = useTell();
  const undo = async () => {
    const answer = await tell(client.takeBackSalesFile(newCommand(restaurantId, { fileId })));
    if (!answer) return;
    showToast({ status: 'good', title: m.integrations_file_undone({ count: answer.sales }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.integrations_file_undo_named({ name: fileName })}
      description={m.integrations_file_undo_text()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.integrations_cancel()}
          </Button>
          <Button kind="primary" disabled={isTelling} onClick={() => void undo()}>
            {m.integrations_file_undo()}
          </Button>
        </>
      }
    >
      {refused !== null && <Banner status="wrong" title={refused} />}
    </Dialog>
  );
};
