import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { Button } from '../../../../ui/button.tsx';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { CsvCell } from './csv-column.ts';

export type ExportButtonProps = {
  /** What the file is called, before its day. */
  readonly name: string;
  /** What the button says; absent where there is only one list that it could mean. */
  readonly label?: string;
  /** The rows, headings first; asked for when the button is pressed. */
  readonly load: () => Promise<readonly (readonly CsvCell[])[]>;
};

/** Writes a list into a file of the device that any spreadsheet opens. */
export const ExportButton = ({ name, label, load }: ExportButtonProps) => {
  const { timeZone } = useWall();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const rows = await load();
      await saveFile(`${name} ${isoDayAt(new Date(), timeZone)}.csv`, new Blob([csvText(rows)], { type: 'text/csv' }));
      return rows.length - 1;
    },
    onSuccess: (count) => showToast({ title: m.purchasing_exported({ count }) }),
    onError: () => showToast({ status: 'wrong', title: m.purchasing_export_failed() }),
  });
  return (
    <Button kind="quiet" icon={<Download aria-hidden />} busyLabel={isPending ? m.ui_unread_loading() : undefined} onClick={() => mutate()}>
      {label ?? m.purchasing_export_csv()}
    </Button>
  );
};
