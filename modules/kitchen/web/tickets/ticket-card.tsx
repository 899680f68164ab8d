import { OctagonAlert } from 'lucide-react';
import { memo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { classNames } from '../../../../ui/class-names.ts';
import type { OrderHead, Station } from '../../contract/fields.ts';
import { nextStage } from '../../rules/routing.ts';
import { useNameIn } from '../show/use-name-in.ts';
import type { BoardActions } from './board-actions.ts';
import { bumpOf, openLines } from './bump.ts';
import { ReadinessRow } from './readiness-row.tsx';
import { isChanged, isSameTicket, type ShownLine, type ShownTicket } from './shown-ticket.ts';
import { TicketButtons } from './ticket-buttons.tsx';
import { TicketHead } from './ticket-head.tsx';
import { TicketLine } from './ticket-line.tsx';

export type TicketCardProps = {
  readonly ticket: ShownTicket;
  readonly station: Station;
  readonly stations: readonly Station[];
  readonly actions: BoardActions;
  /** It is done and only keeps its place while the board is touched. */
  readonly hasGone: boolean;
};

/** Where a dish goes when this station is done with it, in words. */
const useGoesOnTo = ({ station, stations }: Pick<TicketCardProps, 'station' | 'stations'>) => {
  const nameIn = useNameIn();
  return ({ line }: ShownLine): string | null => {
    const stage = station.kind === 'PREP' ? nextStage(line, stations) : null;
    const next = stations.filter((one) => one.stage === stage && line.stationIds.includes(one.id));
    return stage === null || next.length === 0 ? null : next.map(nameIn).join(m.ui_comma());
  };
};

/** What was ordered together. An allergy is read, and a change seen, before it is bumped. */
const Card = ({ ticket, station, stations, actions, hasGone }: TicketCardProps) => {
  const [hasRead, setHasRead] = useState(false);
  const goesOnTo = useGoesOnTo({ station, stations });
  const open = openLines(ticket.lines, station);
  const mustRead = ticket.hasAllergy && !hasRead;
  const changed = ticket.lines.filter(({ line }) => isChanged(line));
  const touch = (shown: ShownLine) => {
    if (mustRead) return setHasRead(true);
    if (changed.length > 0) return void actions.acknowledge(ticket, changed);
    void actions.bump(ticket, [shown], bumpOf([shown], station).leavesOut);
  };
  return (
    <article
      inert={hasGone}
      className={classNames(
        'flex max-h-full w-[min(18rem,86vw)] shrink-0 flex-col portrait:max-h-none portrait:w-auto overflow-hidden rounded-tile bg-teff-raise contain-content [content-visibility:auto] [contain-intrinsic-height:30rem]',
        ticket.hasAllergy ? 'border-[6px] border-ink' : 'border border-line-strong',
        hasGone && 'opacity-40',
      )}
    >
      <TicketHead ticket={ticket} targets={open.map(({ line }) => line.targetSeconds)} />
      {ticket.hasAllergy && <AllergyBand order={ticket.order} />}
      {station.kind === 'EXPO' && <ReadinessRow lines={ticket.lines} stations={stations} />}
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {ticket.lines.map((shown) => (
          <TicketLine
            key={shown.id}
            shown={shown}
            isDone={!open.includes(shown) && shown.state !== 'VOIDED' && shown.state !== 'VOID_REQUESTED'}
            goesOnTo={goesOnTo(shown)}
            onTouch={() => touch(shown)}
            onAsk={() => actions.open({ kind: 'line', lineId: shown.id })}
          />
        ))}
      </ul>
      <TicketButtons ticket={ticket} open={open} station={station} actions={actions} mustRead={mustRead} onRead={() => setHasRead(true)} />
    </article>
  );
};

const AllergyBand = ({ order }: { readonly order: OrderHead }) => (
  <p className="flex items-center gap-2 bg-ink px-3.5 py-2 text-kitchen-small font-semibold text-teff">
    <OctagonAlert aria-hidden className="size-6 shrink-0" />
    {order.allergyNote === null ? m.kitchen_allergy() : m.kitchen_allergy_to({ note: order.allergyNote })}
  </p>
);

/** One card of the board; drawn anew only when something on it changed. */
export const TicketCard = memo(
  Card,
  (before, after) =>
    isSameTicket(before.ticket, after.ticket) &&
    before.hasGone === after.hasGone &&
    before.station === after.station &&
    before.stations === after.stations &&
    before.actions === after.actions,
);
