import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Invoice } from '../../contract/invoice.contract.ts';
import { invoiceSteps, isInvoiceStepOf, type InvoiceStep } from '../../rules/invoice-state.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useTell } from '../purchasing-queries.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';

const words: Readonly<Record<InvoiceStep, () => string>> = {
  APPROVE: m.purchasing_invoice_approve,
  DUPLICATE: m.purchasing_invoice_mark_duplicate,
  REJECT: m.purchasing_invoice_reject,
  REVERSE: m.purchasing_invoice_reverse,
};

/** What is refused whatever is said is not offered: over what differs, above the limit, and of what was paid. */
const isOffered = (invoice: Invoice, step: InvoiceStep, role: string): boolean => {
  if (!isInvoiceStepOf(invoice.state, step)) return false;
  if (step === 'REVERSE') return invoice.paidMinor === '0';
  return step !== 'APPROVE' || (invoice.openExceptions === 0 && (!invoice.isOverLimit || role === 'owner'));
};

/** Every step that can be taken from where the invoice stands; who must take it, where it is somebody else. */
export const InvoiceActions = ({ invoice }: { readonly invoice: Invoice }) => {
  const { id: restaurantId, role } = useRestaurant();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const [asked, setAsked] = useState<InvoiceStep>();
  const take = async (step: InvoiceStep, reason: string | null) => {
    setAsked(undefined);
    await tell(client.moveInvoice(newCommand(restaurantId, { invoiceId: invoice.id, baseVersion: invoice.version, step, reason })));
  };
  const isOwners = isInvoiceStepOf(invoice.state, 'APPROVE') && invoice.isOverLimit && role !== 'owner';
  return (
    <>
      {invoiceSteps
        .filter((step) => isOffered(invoice, step, role))
        .map((step) => (
          <Button
            key={step}
            kind={step === 'APPROVE' ? 'primary' : 'secondary'}
            disabled={isTelling}
            onClick={() => (step === 'REJECT' || step === 'REVERSE' ? setAsked(step) : void take(step, null))}
          >
            {words[step]()}
          </Button>
        ))}
      {isOwners && <StatusLine status="may-not">{m.purchasing_invoice_owner_approves()}</StatusLine>}
      {asked && (
        <ReasonDialog
          form={`purchasing.reason ${invoice.id} ${asked}`}
          action={m.purchasing_go_on()}
          title={words[asked]()}
          onGive={(reason) => void take(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
