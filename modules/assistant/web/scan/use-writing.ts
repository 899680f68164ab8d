import { useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { shrinkPicture } from '../../../../platform/web/shrink-picture.ts';
import { showToast } from '../../../../ui/toast.ts';
import { purchasingLimits } from '../../../purchasing/rules/limits.ts';
import { invoiceBody, usePurchasingClient, useTell } from '../../../purchasing/web/parts.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { writtenPaper, type TypedScan } from './scan-form.ts';

/** Fine enough for small print to be read years later. @unit pixels of the longer side */
const keptSidePixels = 2400;

/** Writes a paper that a person has looked at as an invoice, with its picture, or throws its reading away. */
export const useWriting = ({ scanId, invoiceId, file }: { readonly scanId: string; readonly invoiceId: string; readonly file: File }) => {
  const { client, restaurantId } = useAssistantWorld();
  const purchasing = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const navigate = useNavigate();
  const keepPicture = async (): Promise<void> => {
    const content = await shrinkPicture(file, { bytesMax: purchasingLimits.fileBytesMax, sidePixels: keptSidePixels, shape: 'whole' });
    const fileName = file.name.slice(-purchasingLimits.nameLengthMax);
    const kept =
      content !== null &&
      (await attempt(purchasing.attachFile(newCommand(restaurantId, { fileId: newId(), invoiceId, fileName, content }))));
    if (kept !== false && !('failure' in kept)) return;
    showToast({ status: 'wrong', title: m.assistant_scan_paper_lost(), description: m.assistant_scan_paper_lost_text() });
  };
  const write = async (typed: TypedScan): Promise<boolean> => {
    const body = invoiceBody(typed);
    if (!body) return false;
    const code = await tell(purchasing.saveInvoice(newCommand(restaurantId, { invoiceId, baseVersion: null, invoice: body })));
    if (code !== null) return false;
    await keepPicture();
    // What was learned is for the next paper: without it this one is written all the same.
    await attempt(client.endScan(newCommand(restaurantId, { scanId, written: writtenPaper(body, invoiceId, typed) })));
    await navigate({ to: '/purchase/invoices/$invoiceId', params: { invoiceId } });
    return true;
  };
  const throwAway = async (): Promise<void> => {
    await attempt(client.endScan(newCommand(restaurantId, { scanId, written: null })));
  };
  return { write, throwAway, isWriting: isTelling };
};
