import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { showToast } from '../../../../ui/toast.ts';
import { failureWords } from '../words/failure-words.ts';

type PaperFile = { readonly fileName: string; readonly pdf: string };

/** Fetches a paper and puts it into the person's downloads, or says why there is none. */
export const usePaper = () => {
  const [isPrinting, setIsPrinting] = useState(false);
  /** Whether there is a file now. */
  const print = async (asked: Promise<PaperFile>): Promise<boolean> => {
    setIsPrinting(true);
    const outcome = await attempt(asked);
    setIsPrinting(false);
    if ('failure' in outcome) {
      showToast({ status: 'wrong', title: m.menu_not_done(), description: failureWords(outcome.failure) });
      return false;
    }
    const { fileName, pdf } = outcome.answer;
    const bytes = Uint8Array.from(atob(pdf), (character) => character.codePointAt(0) ?? 0);
    await saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
    return true;
  };
  return { print, isPrinting };
};
