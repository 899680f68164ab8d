import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { showToast } from '../../../../ui/toast.ts';
import { sayFailure } from '../say-failure.ts';

type Export = {
  readonly fileName: string;
  readonly done: string;
  readonly make: (onTable: (table: string) => void) => Promise<Blob>;
};

/** Makes a file while it is said how far that is, and puts it into the downloads. */
export const useExport = ({ fileName, done, make }: Export) => {
  const [table, setTable] = useState<string | null>(null);
  const start = async () => {
    setTable('');
    const outcome = await attempt(make(setTable));
    setTable(null);
    if ('failure' in outcome) {
      const text = m.restaurants_export_failed_text();
      sayFailure(outcome.failure, { title: m.restaurants_export_failed(), description: text, withoutLine: text });
      return;
    }
    await saveFile(fileName, outcome.answer);
    showToast({ title: done });
  };
  return { start, busyLabel: table === null ? undefined : m.restaurants_export_busy({ table }) };
};
