import { m } from '../../../../generated/messages/web/messages.js';
import { classNames } from '../../../../ui/class-names.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { OrderHead } from '../../contract/fields.ts';
import { ageText, type TicketAge } from './ticket-age.ts';

const channelWords = {
  DINE_IN: m.kitchen_channel_dine_in,
  TAKEAWAY: m.kitchen_channel_takeaway,
  DELIVERY: m.kitchen_channel_delivery,
} as const;

const bars = { FRESH: 'bg-ink-2', SOON: 'bg-turmeric-fill', LATE: 'bg-wrong' } as const;
const inks = { FRESH: '', SOON: 'text-turmeric', LATE: 'text-wrong' } as const;

/** Where the target stands on the bar. */
const targetAt = `${(2 / 3) * 100}%`;

/** Whose ticket it is and how old: a bar that grows, and the figure beside it. */
export const TicketHead = ({ order, age }: { readonly order: OrderHead; readonly age: TicketAge }) => {
  const { clock } = useWhen();
  const over = age.target === null ? 0 : Math.floor((age.seconds - age.target) / 60);
  const told = [channelWords[order.channel](), order.covers === null ? null : m.kitchen_covers({ covers: order.covers }), order.guestName];
  return (
    <header>
      <div className="relative h-5 border-b border-line">
        <div className={classNames('h-full', bars[age.standing])} style={{ width: `${age.fill * 100}%` }} />
        {age.target !== null && <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: targetAt }} />}
      </div>
      <div className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-line px-3.5 py-2">
        <h2 className="truncate text-kitchen-head">{order.tableName ?? `#${order.number}`}</h2>
        <span className={classNames('text-kitchen-head tabular-nums', inks[age.standing])}>{ageText(age.seconds)}</span>
        <span className="truncate text-kitchen-small text-ink-2">
          {told.filter((part) => part !== null).join(', ')}
          {order.promisedAt !== null && ` ${clock(new Date(order.promisedAt))}`}
        </span>
        <span className={classNames('text-right text-kitchen-small', age.standing === 'LATE' ? 'text-wrong' : 'text-ink-2')}>
          {age.standing === 'LATE' && m.kitchen_minutes_over({ minutes: over })}
          {age.standing !== 'LATE' && age.target !== null && m.kitchen_of_minutes({ minutes: Math.round(age.target / 60) })}
        </span>
      </div>
    </header>
  );
};
