import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols } from '../../../../kit/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Segment } from '../../../../ui/segment.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { usualDiscounts } from '../words/usual-reasons.ts';
import { typedAmount, typedShare } from './amount-text.ts';
import type { ActionProps } from './use-shown-order.ts';
import type { Discount } from './use-order-commands.ts';

type Kind = Discount['off']['kind'];

/** What was typed, as it is taken off; null while it is none. */
const offOf = (kind: Kind, typed: string): Discount['off'] | null => {
  if (kind === 'AMOUNT') {
    const amountMinor = typedAmount(typed);
    return amountMinor === null ? null : { kind, amountMinor };
  }
  const share = typedShare(typed);
  return share === null || share === 0 ? null : { kind, share };
};

/** How much is taken off a bill, and why. */
export const DiscountSheet = ({ shown: { order, name, commands }, onClose }: ActionProps) => {
  const [kind, setKind] = useState<Kind>('SHARE');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const off = offOf(kind, typed);
  const { errorAt, submit } = useFaults({
    typed: off === null && (kind === 'SHARE' ? m.kitchen_share_wrong() : m.kitchen_pay_amount_wrong()),
    reason: reason.trim() === '' && m.ui_say_why(),
  });
  const give = () => off !== null && commands.discount({ orderId: order.id, off, reason: reason.trim() }, name).then(onClose);
  return (
    <Sheet open onClose={onClose} title={m.kitchen_discount()}>
      <form onSubmit={submit(give)} className="flex flex-col gap-4">
        <Segment
          label={m.kitchen_discount_kind()}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'SHARE', label: m.kitchen_discount_share() },
            { value: 'AMOUNT', label: m.kitchen_discount_amount() },
          ]}
        />
        <TextField
          label={kind === 'SHARE' ? m.kitchen_discount_share() : m.kitchen_discount_amount()}
          inputMode="decimal"
          value={typed}
          trailing={kind === 'SHARE' ? '%' : currencySymbols[order.currency].symbol}
          onChange={(event) => setTyped(event.target.value)}
          error={errorAt('typed')}
        />
        <div className="flex flex-wrap gap-2">
          {usualDiscounts().map((one) => (
            <Chip key={one} pressed={reason === one} onPress={() => setReason(one)}>
              {one}
            </Chip>
          ))}
        </div>
        <TextField
          label={m.kitchen_void_why()}
          value={reason}
          maxLength={200}
          error={errorAt('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button kind="primary" size="thumb" type="submit">
          {m.kitchen_discount_give()}
        </Button>
      </form>
    </Sheet>
  );
};
