import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { type OrderAction, allowedActions } from './allowed-actions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DiscountSheet } from './discount-sheet.tsx';
import { GiveBackSheet } from './give-back-sheet.tsx';
import { GuestsSheet } from './guests-sheet.tsx';
import { MergeSheet, MoveSheet } from './move-sheet.tsx';
import { ServiceSheet } from './service-sheet.tsx';
import { SplitSheet } from './split-sheet.tsx';
import type { ActionProps, ShownOrder } from './use-shown-order.ts';
import { usePrintBill } from './use-print-bill.ts';

const words: Readonly<Record<OrderAction, () => string>> = {
  GUESTS: m.kitchen_guests,
  MOVE: m.kitchen_move,
  MERGE: m.kitchen_merge,
  SPLIT: m.kitchen_split,
  SERVICE: m.kitchen_service,
  DISCOUNT: m.kitchen_discount,
  GIVE_BACK: m.kitchen_give_back,
  PRINT: m.kitchen_bill_as_pdf,
  CANCEL: m.kitchen_cancel_order,
};

const forms: Readonly<Record<Exclude<OrderAction, 'PRINT'>, (props: ActionProps) => ReactNode>> = {
  GUESTS: GuestsSheet,
  MOVE: MoveSheet,
  MERGE: MergeSheet,
  SPLIT: SplitSheet,
  SERVICE: ServiceSheet,
  DISCOUNT: DiscountSheet,
  GIVE_BACK: GiveBackSheet,
  CANCEL: CancelDialog,
};

/** At the foot, under the thumb: more dishes, and whatever else may be done with the order. */
export const OrderActions = ({ shown }: { readonly shown: ShownOrder }) => {
  const { order } = shown;
  const allowed = {
    mayTakeOrders: useCan('kitchen.take-orders'),
    mayTakePayments: useCan('kitchen.take-payments'),
    mayLead: useCan('kitchen.lead'),
  };
  const [asked, setAsked] = useState<Exclude<OrderAction, 'PRINT'> | 'ALL' | null>(null);
  const { print, isPrinting } = usePrintBill(order.id);
  const actions = allowedActions(order, allowed);
  const mayAdd = order.state === 'OPEN' && order.tillName === null && allowed.mayTakeOrders;
  const close = () => setAsked(null);
  const choose = (action: OrderAction) => {
    if (action !== 'PRINT') return setAsked(action);
    close();
    void print();
  };
  const Form = asked === null || asked === 'ALL' ? null : forms[asked];
  return (
    <div
      data-thumb-bar
      className="sticky bottom-0 mt-6 flex gap-2 border-t border-line bg-teff py-3 after:absolute after:inset-x-0 after:top-full after:h-10 after:bg-teff"
    >
      {mayAdd && (
        <Link to="/kitchen/orders/new" search={{ order: order.id }} className={buttonClass('secondary', 'thumb')}>
          {m.kitchen_add_more()}
        </Link>
      )}
      {actions.length > 0 && (
        <Button size="thumb" onClick={() => setAsked('ALL')} busyLabel={isPrinting ? m.kitchen_printing() : undefined}>
          {m.kitchen_what_else()}
        </Button>
      )}
      {asked === 'ALL' && (
        <Sheet open onClose={close} title={shown.name}>
          <ul className="flex flex-col gap-2">
            {actions.map((action) => (
              <li key={action}>
                <Button size="thumb" onClick={() => choose(action)}>
                  {words[action]()}
                </Button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {Form && <Form shown={shown} onClose={close} />}
    </div>
  );
};
