import { m } from '../../../../generated/messages/web/messages.js';
import { dayText, gregorianDayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import type { SharedOrder } from '../../contract/shared-order.contract.ts';
import { purchasingFailure } from '../show/purchasing-failure.ts';

type StandingProps = { readonly order: SharedOrder; readonly failure: CallFailure | undefined };

/** The day on which it is awaited, as the restaurant counts days. */
export const Delivery = ({ order: { expectedOn, buyer } }: { readonly order: SharedOrder }) => {
  const language = useLocale();
  if (expectedOn === null) return null;
  const counted = dayText(expectedOn, 'long', { wall: { ...buyer, useEthiopianTime: false }, language });
  const day = buyer.useEthiopianCalendar ? `${counted} (${gregorianDayText(expectedOn, 'date', language)})` : counted;
  return <p className="text-body font-medium">{m.purchasing_shared_deliver({ day })}</p>;
};

const answered = {
  CONFIRMED: { status: 'good', title: m.purchasing_shared_confirmed, text: m.purchasing_shared_confirmed_text },
  PROPOSED: { status: 'waiting', title: m.purchasing_shared_proposed, text: m.purchasing_shared_proposed_text },
  DECLINED: { status: 'soon', title: m.purchasing_shared_declined, text: m.purchasing_shared_declined_text },
} as const;

/** What came of it so far: a call that failed, an order that is over, or the last answer. */
export const Standing = ({ order, failure }: StandingProps) => {
  const { isOpen, answer, buyer } = order;
  if (failure?.kind === 'refusal' && failure.code === 'ORDER_CHANGED') {
    return (
      <Banner status="soon" title={m.purchasing_shared_changed()}>
        {m.purchasing_shared_changed_text()}
      </Banner>
    );
  }
  if (!isOpen) {
    return (
      <Banner status="not-counted" title={m.purchasing_shared_over()}>
        {m.purchasing_shared_over_text({ phone: buyer.phone })}
      </Banner>
    );
  }
  if (failure) {
    const { title, text } = purchasingFailure(failure);
    return (
      <Banner status={failure.kind === 'no-connection' ? 'no-connection' : 'wrong'} title={title}>
        {text}
      </Banner>
    );
  }
  if (!answer) return null;
  const { status, title, text } = answered[answer.kind];
  return (
    <Banner status={status} title={title()}>
      {text(buyer)}
    </Banner>
  );
};
