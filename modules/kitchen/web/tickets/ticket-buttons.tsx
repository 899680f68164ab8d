import { ChevronsUp } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { Station } from '../../contract/fields.ts';
import { isLockedVoid } from '../../rules/ticket-view.ts';
import type { BoardActions } from './board-actions.ts';
import { bumpOf } from './bump.ts';
import { KitchenButton } from './kitchen-button.tsx';
import { calledOut, isChanged, type ShownLine, type ShownTicket } from './shown-ticket.ts';

export type TicketButtonsProps = {
  readonly ticket: ShownTicket;
  readonly open: readonly ShownLine[];
  readonly station: Station;
  readonly actions: BoardActions;
  /** An allergy that nobody here has read yet. */
  readonly mustRead: boolean;
  readonly onRead: () => void;
};

/** What can be done with a ticket, one thing after the other: read, see, bump. */
export const TicketButtons = ({ ticket, open, station, actions, mustRead, onRead }: TicketButtonsProps) => {
  const cancelled = ticket.lines.filter(({ line }) => line.state === 'VOIDED' && !isLockedVoid(line));
  const changed = ticket.lines.filter(({ line }) => isChanged(line));
  const isToBump = open.length > 0 && !mustRead && changed.length === 0;
  return (
    <div className="flex flex-col gap-2 p-2.5">
      {cancelled.length > 0 && (
        <KitchenButton kind="wrong" onClick={() => void actions.acknowledge(ticket, cancelled)}>
          {m.kitchen_clear_cancelled()}
        </KitchenButton>
      )}
      {mustRead && open.length + changed.length > 0 && (
        <KitchenButton kind="solid" onClick={onRead}>
          {m.kitchen_have_read()}
        </KitchenButton>
      )}
      {changed.length > 0 && !mustRead && (
        <KitchenButton kind="solid" onClick={() => void actions.acknowledge(ticket, changed)}>
          {m.kitchen_seen_changes()}
        </KitchenButton>
      )}
      {isToBump && <Bump ticket={ticket} open={open} station={station} actions={actions} />}
    </div>
  );
};

type BumpProps = Pick<TicketButtonsProps, 'ticket' | 'open' | 'station' | 'actions'>;

const Bump = ({ ticket, open, station, actions }: BumpProps) => {
  const [isArmed, setIsArmed] = useState(false);
  const { leavesOut } = bumpOf(open, station);
  const bump = () => {
    if (leavesOut && !isArmed) return setIsArmed(true);
    setIsArmed(false);
    void actions.bump(ticket, open, leavesOut);
  };
  const isReady = station.kind === 'EXPO' && open.every(({ state }) => state === 'READY');
  return (
    <div className="flex gap-2">
      <KitchenButton kind={isArmed ? 'soon' : 'plain'} className="flex-1" onClick={bump}>
        {isArmed ? m.kitchen_bump_unready() : m.kitchen_bump()}
      </KitchenButton>
      {isReady && (
        <KitchenButton className="flex-1" onClick={() => void actions.serve(ticket, open)}>
          {m.kitchen_serve()}
        </KitchenButton>
      )}
      <Rush ticket={ticket} open={open} actions={actions} />
    </div>
  );
};

const Rush = ({ ticket, open, actions }: Omit<BumpProps, 'station'>) => {
  const isFirst = ticket.priority > 0;
  const what = calledOut(ticket.order);
  return (
    <KitchenButton
      kind={isFirst ? 'soon' : 'plain'}
      className="w-16 shrink-0 px-0"
      aria-pressed={isFirst}
      aria-label={isFirst ? m.kitchen_not_first({ what }) : m.kitchen_put_first({ what })}
      onClick={() => void actions.putFirst(ticket, open, !isFirst)}
    >
      <ChevronsUp aria-hidden className="size-8" />
    </KitchenButton>
  );
};
