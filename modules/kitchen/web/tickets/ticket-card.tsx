import { OctagonAlert } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { classNames } from '../../../../ui/class-names.ts';
import type { Station } from '../../contract/fields.ts';
import { bumpOf, openLines } from './bump.ts';
import { TicketHead } from './ticket-head.tsx';
import { TicketLine } from './ticket-line.tsx';
import { ticketAge } from './ticket-age.ts';
import type { ShownTicket } from './use-kitchen.ts';

export type TicketCardProps = {
  readonly ticket: ShownTicket;
  readonly station: Station;
  readonly nowMs: number;
  readonly onBump: (lineIds: readonly string[], isConfirmed: boolean) => void;
  readonly onAcknowledge: (lineIds: readonly string[]) => void;
};

const buttonClass = 'min-h-16 w-full rounded-tile border-2 text-kitchen-small font-semibold focus-ring';

/** What was ordered together. An allergy is read before it is bumped, and what leaves steps out is meant. */
export const TicketCard = ({ ticket, station, nowMs, onBump, onAcknowledge }: TicketCardProps) => {
  const [hasRead, setHasRead] = useState(false);
  const [isArmed, setIsArmed] = useState(false);
  const open = openLines(ticket.lines, station);
  const { leavesOut } = bumpOf(open, station);
  const cancelled = ticket.lines.filter(({ state }) => state === 'VOIDED');
  const age = ticketAge(
    ticket.firedAt,
    nowMs,
    open.map(({ line }) => line.targetSeconds),
  );
  const mustRead = ticket.hasAllergy && !hasRead;
  const bump = () => {
    if (leavesOut && !isArmed) return setIsArmed(true);
    setIsArmed(false);
    onBump(
      open.map(({ id }) => id),
      leavesOut,
    );
  };
  return (
    <article
      className={classNames(
        'flex max-h-full w-[18rem] shrink-0 flex-col overflow-hidden rounded-tile bg-teff-raise',
        ticket.hasAllergy ? 'border-4 border-ink' : 'border border-line',
      )}
    >
      <TicketHead order={ticket.order} age={age} />
      {ticket.hasAllergy && (
        <p className="flex items-center gap-2 bg-ink px-3.5 py-2 text-kitchen-small font-semibold text-teff">
          <OctagonAlert aria-hidden className="size-6 shrink-0" />
          {ticket.order.allergyNote === null ? m.kitchen_allergy() : m.kitchen_allergy_to({ note: ticket.order.allergyNote })}
        </p>
      )}
      <ul className="min-h-0 flex-1 overflow-y-auto px-3.5">
        {ticket.lines.map((shown) => (
          <TicketLine
            key={shown.id}
            shown={shown}
            isDone={!open.includes(shown) && shown.state !== 'VOIDED' && shown.state !== 'VOID_REQUESTED'}
            onTouch={() => (mustRead ? setHasRead(true) : onBump([shown.id], bumpOf([shown], station).leavesOut))}
          />
        ))}
      </ul>
      <div className="flex flex-col gap-2 p-2.5">
        {cancelled.length > 0 && (
          <button
            type="button"
            className={classNames(buttonClass, 'border-wrong text-wrong')}
            onClick={() => onAcknowledge(cancelled.map(({ id }) => id))}
          >
            {m.kitchen_clear_cancelled()}
          </button>
        )}
        {mustRead && open.length > 0 && (
          <button type="button" className={classNames(buttonClass, 'border-ink bg-ink text-teff')} onClick={() => setHasRead(true)}>
            {m.kitchen_have_read()}
          </button>
        )}
        {!mustRead && open.length > 0 && (
          <button
            type="button"
            className={classNames(buttonClass, 'border-line-strong', isArmed && 'border-turmeric text-turmeric')}
            onClick={bump}
          >
            {isArmed ? m.kitchen_bump_unready() : m.kitchen_bump()}
          </button>
        )}
      </div>
    </article>
  );
};
