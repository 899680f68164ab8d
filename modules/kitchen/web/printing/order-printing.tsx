import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { printerFaultWord } from '../words/printer-fault-word.ts';
import { usePrinting } from './printing-query.ts';
import { usePrint } from './use-print.ts';

/** The bill on paper, where a printer prints bills; and, unasked, which printer did not print this order. */
export const OrderPrinting = ({ orderId }: { readonly orderId: string }) => {
  const { data } = usePrinting();
  const { bill, isAsking } = usePrint();
  const mayBill = useCan('kitchen.take-payments');
  const when = useWhen();
  if (!data?.isOn) return null;
  const waiting = new Set(data.waiting.filter((paper) => paper.orderId === orderId).map(({ printerId }) => printerId));
  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      {data.printers.map(({ id, name, fault, failingSince }) =>
        fault !== null && failingSince !== null && waiting.has(id) ? (
          <p key={id} role="status" className="font-medium text-wrong">
            {m.kitchen_print_out_of_reach({ name, when: when.moment(failingSince), why: printerFaultWord(fault) })}
          </p>
        ) : null,
      )}
      {mayBill && data.printers.some(({ printsBills }) => printsBills) && (
        <Button disabled={isAsking} onClick={() => void bill(orderId)}>
          {m.kitchen_print_bill()}
        </Button>
      )}
    </div>
  );
};
