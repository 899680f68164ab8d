import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { purchasingFailure } from '../show/purchasing-failure.ts';

/** Puts the order as it stands, on paper, into the person's downloads. */
export const OrderPdfButton = ({ orderId }: { readonly orderId: string }) => {
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const [isPrinting, setIsPrinting] = useState(false);
  const print = async () => {
    setIsPrinting(true);
    const outcome = await attempt(client.orderPdf({ restaurantId, orderId }));
    setIsPrinting(false);
    if ('failure' in outcome) {
      const { title, text } = purchasingFailure(outcome.failure);
      showToast({ status: 'wrong', title, description: text });
      return;
    }
    const { fileName, pdf } = outcome.answer;
    const bytes = Uint8Array.from(atob(pdf), (character) => character.codePointAt(0) ?? 0);
    await saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
  };
  return (
    <Button kind="secondary" disabled={isPrinting} onClick={() => void print()}>
      {m.purchasing_pdf()}
    </Button>
  );
};
