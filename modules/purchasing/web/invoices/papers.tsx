import { Paperclip } from 'lucide-react';
import { useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Invoice } from '../../contract/invoice.contract.ts';
import { purchasingLimits } from '../../rules/limits.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useTell } from '../purchasing-queries.ts';

/** A file in base64, as it travels. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** The papers of an invoice, and a way to keep another. */
export const Papers = ({ invoice }: { readonly invoice: Invoice }) => {
  const { id: restaurantId } = useRestaurant();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const input = useRef<HTMLInputElement>(null);
  const keep = async (file: File) => {
    if (file.size > purchasingLimits.fileBytesMax) {
      showToast({ status: 'wrong', title: m.purchasing_not_done(), description: m.purchasing_refusal_file_unusable() });
      return;
    }
    const { nameLengthMax } = purchasingLimits;
    const body = { fileId: newId(), invoiceId: invoice.id, fileName: file.name.slice(-nameLengthMax), content: await base64Of(file) };
    await tell(client.attachFile(newCommand(restaurantId, body)));
  };
  return (
    <SettingGroup title={m.purchasing_papers()}>
      <ul aria-label={m.purchasing_papers()}>
        {invoice.files.map(({ id, fileName }) => (
          <li key={id} className="border-t border-line py-2">
            <a className="text-link text-body focus-ring" href={`/files/invoices/${restaurantId}/${id}`} download={fileName}>
              {fileName}
            </a>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,image/jpeg,image/webp"
        aria-label={m.purchasing_paper_add()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void keep(file);
          target.value = '';
        }}
      />
      <Button
        className="self-start"
        icon={<Paperclip aria-hidden />}
        busyLabel={isTelling ? m.purchasing_saving() : undefined}
        onClick={() => input.current?.click()}
      >
        {m.purchasing_paper_add()}
      </Button>
    </SettingGroup>
  );
};
