import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import type { Order } from '../../contract/fields.ts';
import { orderMark, orderName } from './order-name.ts';

const states = {
  CLOSED: { status: 'counted', word: m.kitchen_order_state_closed },
  CANCELLED: { status: 'may-not', word: m.kitchen_order_state_cancelled },
} as const;

/** Whose order it is, for how many, what they cannot eat, and who keeps it. */
export const OrderHead = ({ order }: { readonly order: Order }) => {
  const { state, covers, guestName, tableName, allergyNote, tillName } = order;
  const told = [covers === null ? null : m.kitchen_covers({ covers }), tableName === null ? null : guestName];
  const stands = state === 'OPEN' ? null : states[state];
  return (
    <header className="flex flex-col gap-1">
      <h1 className="flex flex-wrap items-center gap-x-3 text-title">
        {orderName(order)}
        {stands && <Tag status={stands.status}>{stands.word()}</Tag>}
      </h1>
      <p className="text-small text-ink-2">
        {`${orderMark(order)} · `}
        <MomentText at={order.openedAt} style="near" />
        {told.filter((part) => part !== null).map((part) => ` · ${part}`)}
      </p>
      {order.promisedAt !== null && (
        <p className="text-small text-ink-2">
          {m.kitchen_promised()} <MomentText at={order.promisedAt} style="within" />
        </p>
      )}
      {allergyNote !== null && <p className="font-medium text-wrong">{m.kitchen_allergy_to({ note: allergyNote })}</p>}
      {tillName !== null && <Banner status="may-not" title={m.kitchen_refusal_order_of_till({ name: tillName })} />}
    </header>
  );
};
