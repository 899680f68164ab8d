import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Receipt } from '../../contract/receipt.contract.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useTell } from '../purchasing-queries.ts';

export type ReceiptPapersProps = { readonly receipt: Receipt };

/** What follows a delivery that is booked: the supplier's invoice, and credit for what was lacking. */
export const ReceiptPapers = ({ receipt }: ReceiptPapersProps) => (
  <>
    {!receipt.isOpenMarket && !receipt.isCharged && (
      <Link to="/purchase/invoices/new" search={{ supplier: receipt.supplierId }} className={buttonClass('primary')}>
        {m.purchasing_add_invoice()}
      </Link>
    )}
    <CreditOfReceipt receipt={receipt} />
  </>
);

const CreditOfReceipt = ({ receipt: { id: receiptId, creditNumber, findings } }: ReceiptPapersProps) => {
  const { id: restaurantId } = useRestaurant();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  if (creditNumber !== null) {
    return (
      <Link to="/purchase" search={{ tab: 'credits' }} className={buttonClass('secondary')}>
        {m.purchasing_credit_asked_as({ number: creditNumber })}
      </Link>
    );
  }
  if (!findings.includes('SHORT') && !findings.includes('REJECTED')) return null;
  const ask = async () => {
    const code = await tell(client.askCredit(newCommand(restaurantId, { creditId: newId(), receiptId, note: null })));
    if (code === null) showToast({ status: 'good', title: m.purchasing_exception_credit_asked() });
  };
  return (
    <Button disabled={isTelling} onClick={() => void ask()}>
      {m.purchasing_credit_ask()}
    </Button>
  );
};
