import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useKitchenWorld } from '../kitchen-client.ts';

/** Puts the bill on paper into the person's downloads, in their language. */
export const usePrintBill = (orderId: string) => {
  const { client, restaurantId } = useKitchenWorld();
  const language = useLocale();
  const [isPrinting, setIsPrinting] = useState(false);
  const print = async (): Promise<void> => {
    setIsPrinting(true);
    const outcome = await attempt(client.printBill({ restaurantId, orderId, language }));
    setIsPrinting(false);
    if ('failure' in outcome) {
      const isCut = outcome.failure.kind === 'no-connection';
      return showToast({
        status: isCut ? 'no-connection' : 'wrong',
        title: m.kitchen_bill_not_printed(),
        description: isCut ? m.kitchen_bill_needs_line() : m.kitchen_not_saved(),
      });
    }
    const { fileName, pdf } = outcome.answer;
    const bytes = Uint8Array.from(atob(pdf), (character) => character.codePointAt(0) ?? 0);
    await saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
  };
  return { print, isPrinting };
};
