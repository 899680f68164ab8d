import { ChevronsUp } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { classNames } from '../../../../ui/class-names.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { channelWord } from '../../../menu/web/parts.ts';
import type { OrderHead } from '../../contract/fields.ts';
import { useServerNow } from './server-clock.ts';
import { calledOut, type ShownTicket } from './shown-ticket.ts';
import { ageText, isFresh, minutesOver, targetPlace, ticketAge, type TicketAge } from './ticket-age.ts';

const bars = { FRESH: 'bg-ink-2', SOON: 'bg-turmeric-fill', LATE: 'bg-wrong' } as const;
const inks = { FRESH: '', SOON: 'text-turmeric', LATE: 'text-wrong' } as const;

const percent = (share: number) => `${share * 100}%`;

/** It grows towards the target, and hatched beyond it: lateness is a shape before it is a colour. */
const AgeBar = ({ age }: { readonly age: TicketAge }) => (
  <div className="relative h-5 border-b border-line">
    <div className={classNames('h-full', bars[age.standing])} style={{ width: percent(Math.min(age.fill, targetPlace)) }} />
    {age.fill > targetPlace && (
      <div
        className="absolute inset-y-0 bg-[repeating-linear-gradient(135deg,var(--wrong)_0_5px,transparent_5px_10px)]"
        style={{ left: percent(targetPlace), width: percent(age.fill - targetPlace) }}
      />
    )}
    {age.target !== null && <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: percent(targetPlace) }} />}
  </div>
);

/** Beside the age: over by how much, new, or of how much. */
const standingText = (age: TicketAge, isNew: boolean, isAdded: boolean): string | null => {
  const minutes = minutesOver(age);
  if (minutes !== null) return m.kitchen_minutes_over({ minutes });
  if (isNew) return isAdded ? m.kitchen_added() : m.kitchen_new();
  return age.target === null ? null : m.kitchen_of_minutes({ minutes: Math.round(age.target / 60) });
};

const About = ({ order }: { readonly order: OrderHead }) => {
  const { clock } = useWhen();
  const told = [channelWord(order.channel), order.covers === null ? null : m.kitchen_covers({ covers: order.covers }), order.guestName];
  return (
    <>
      {told.filter((part) => part !== null).join(m.ui_comma())}
      {order.promisedAt !== null && ` ${clock(new Date(order.promisedAt))}`}
    </>
  );
};

export type TicketHeadProps = {
  readonly ticket: ShownTicket;
  /** What its open dishes may take. @unit seconds */
  readonly targets: readonly (number | null)[];
};

/** Whose ticket it is and how old, by the second; it is all of the ticket that is drawn each second. */
export const TicketHead = ({ ticket, targets }: TicketHeadProps) => {
  const { order, isAdded, priority } = ticket;
  const age = ticketAge(ticket.firedAt, useServerNow(), targets);
  const isNew = isFresh(age) && ticket.lines.every(({ state }) => state === 'QUEUED');
  const [ink, quiet] = isNew ? ['text-teff', 'text-teff'] : [inks[age.standing], 'text-ink-2'];
  return (
    <header>
      <AgeBar age={age} />
      <div className={classNames('grid grid-cols-[1fr_auto] gap-x-3 border-b border-line px-3.5 py-2', isNew && 'bg-enset text-teff')}>
        <h2 className="truncate text-kitchen-head">{calledOut(order)}</h2>
        <span className={classNames('text-kitchen-head tabular-nums', ink)}>{ageText(age.seconds)}</span>
        <span className={classNames('truncate text-kitchen-small', quiet)}>
          <About order={order} />
        </span>
        <span className={classNames('text-right text-kitchen-small', age.standing === 'LATE' ? ink : quiet, isNew && 'font-semibold')}>
          {standingText(age, isNew, isAdded)}
        </span>
      </div>
      {priority > 0 && (
        <p className="flex items-center gap-2 border-b border-line px-3.5 py-1 text-kitchen-small font-semibold text-turmeric">
          <ChevronsUp aria-hidden className="size-7" />
          {m.kitchen_rush()}
        </p>
      )}
    </header>
  );
};
