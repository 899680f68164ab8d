import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Order } from '../../contract/order.contract.ts';
import { isStepOf, mustBeApproved, type OrderStep } from '../../rules/order-state.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useTell } from '../purchasing-queries.ts';
import { purchasingRefusalWords } from '../show/purchasing-failure.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { isFlagged } from './order-checks.tsx';
import { OrderPdfButton } from './order-pdf-button.tsx';
import { ShareOrder } from './share-order.tsx';

const words: Readonly<Record<OrderStep, () => string>> = {
  SUBMIT: m.purchasing_submit,
  APPROVE: m.purchasing_approve,
  ACKNOWLEDGE: m.purchasing_acknowledge,
  RESUME: m.purchasing_resume,
  REJECT: m.purchasing_reject,
  HOLD: m.purchasing_hold,
  CANCEL: m.purchasing_cancel_order,
  CLOSE_SHORT: m.purchasing_close_short,
  COMPLETE: m.purchasing_complete_order,
};

/** Where no letter goes out, the word says what a person does instead. */
const wordsByHand: Readonly<Partial<Record<OrderStep, () => string>>> = {
  SUBMIT: m.purchasing_mark_sent,
  APPROVE: m.purchasing_approve_mark_sent,
};

const wordOf = (order: Order, step: OrderStep, role: string): string => {
  const { isOverLimit } = order.checks;
  if (step === 'SUBMIT' && mustBeApproved({ role, isOverLimit, isFlagged: isFlagged(order) })) return m.purchasing_ask_approval();
  return ((order.sendsVia === 'BY_HAND' && wordsByHand[step]) || words[step])();
};

const inOrder: readonly OrderStep[] = ['SUBMIT', 'APPROVE', 'ACKNOWLEDGE', 'RESUME', 'REJECT', 'HOLD', 'CLOSE_SHORT', 'COMPLETE', 'CANCEL'];
const onward: readonly OrderStep[] = ['SUBMIT', 'APPROVE'];
/** What a supplier would not take, unless somebody says why it goes out anyway. */
export const wantReason: readonly string[] = ['ORDER_BELOW_MINIMUM', 'ORDER_PAST_CUTOFF', 'ORDER_REASON_REQUIRED'];

/** What is refused whatever is said is not offered: above the limit, for whoever may not approve it. */
const isOffered = ({ state, checks, isAuthor }: Order, step: OrderStep, role: string): boolean =>
  isStepOf(state, step) && !(step === 'APPROVE' && checks.isOverLimit && (role !== 'owner' || isAuthor));

/** What ends an order takes nothing along of what was typed into it. */
const ends: readonly OrderStep[] = ['REJECT', 'CANCEL'];

export type OrderActionsProps = {
  readonly order: Order;
  /** Something typed is not saved yet: it would stay behind, and the order would go on without it. */
  readonly isUnsaved?: boolean;
};

/** Every step that can be taken from where the order stands. Where a rule asks why, a person is asked. */
export const OrderActions = ({ order, isUnsaved = false }: OrderActionsProps) => {
  const { id: restaurantId, role } = useRestaurant();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const [asked, setAsked] = useState<{ readonly step: OrderStep; readonly code: string }>();
  const take = async (step: OrderStep, reason: string | null) => {
    setAsked(undefined);
    const body = { orderId: order.id, baseVersion: order.version, step, reason };
    const code = await tell(client.moveOrder(newCommand(restaurantId, body)), wantReason);
    if (code !== null && wantReason.includes(code)) setAsked({ step, code });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isUnsaved && (
        <p role="status" className="w-full text-small text-ink-2">
          {m.purchasing_save_first()}
        </p>
      )}
      {inOrder
        .filter((step) => isOffered(order, step, role) && (!isUnsaved || ends.includes(step)))
        .map((step) => (
          <Button
            key={step}
            kind={onward.includes(step) ? 'primary' : 'secondary'}
            disabled={isTelling}
            onClick={() => void take(step, null)}
          >
            {wordOf(order, step, role)}
          </Button>
        ))}
      {!isUnsaved && (
        <>
          <OrderPdfButton orderId={order.id} />
          <ShareOrder order={order} />
        </>
      )}
      {asked && (
        <ReasonDialog
          form={`purchasing.reason ${order.id} ${asked.step}`}
          action={m.purchasing_go_on()}
          title={wordOf(order, asked.step, role)}
          description={purchasingRefusalWords(asked.code, {})}
          onGive={(reason) => void take(asked.step, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};
