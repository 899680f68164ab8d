import { useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import type { Station } from '../../contract/fields.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { type TakenSteps, useKitchenCommands } from '../use-kitchen-commands.ts';
import { AllDayStrip } from './all-day.tsx';
import { bumpStep } from './bump.ts';
import { KitchenBar } from './kitchen-bar.tsx';
import { TicketCard, type TicketCardProps } from './ticket-card.tsx';
import { secondsToUndo, UndoBar } from './undo-bar.tsx';
import { type ShownTicket, useKitchen } from './use-kitchen.ts';
import { useWakeLock } from './use-wake-lock.ts';

const calledOut = ({ order }: ShownTicket): string => order.tableName ?? `#${order.number}`;

/** What one station has to do with, in fire order, and what was done last. */
export const StationBoard = ({ station }: { readonly station: Station }) => {
  useWakeLock();
  const { shown, query, deviceNowMs, serverNowMs } = useKitchen(station);
  const commands = useKitchenCommands();
  const [last, setLast] = useState<TakenSteps | null>(null);
  const board = useRef<HTMLElement>(null);
  const bump = async (ticket: ShownTicket, lineIds: readonly string[], isConfirmed: boolean) =>
    setLast(await commands.step(lineIds, bumpStep[station.kind], { subject: calledOut(ticket), isConfirmed }));
  const undo = async (taken: TakenSteps) => {
    setLast(null);
    await commands.undo(taken);
  };
  return (
    <section ref={board} data-theme="kitchen" className="flex h-full flex-col bg-teff text-ink">
      <KitchenBar
        station={station}
        open={shown?.tickets.length ?? 0}
        answeredAtMs={query.dataUpdatedAt}
        deviceNowMs={deviceNowMs}
        serverNowMs={serverNowMs}
        onFullScreen={() => void board.current?.requestFullscreen()}
      />
      {shown ? (
        <Tickets
          tickets={shown.tickets}
          card={(ticket) => ({
            station,
            nowMs: serverNowMs,
            onBump: (lineIds, isConfirmed) => void bump(ticket, lineIds, isConfirmed),
            onAcknowledge: (lineIds) => void commands.acknowledge(lineIds, calledOut(ticket)),
          })}
        />
      ) : (
        <SkeletonRows rows={4} label={m.kitchen_loading()} />
      )}
      <footer className="flex min-h-20 items-stretch border-t border-line">
        {last && secondsToUndo(last, deviceNowMs) > 0 && <UndoBar taken={last} nowMs={deviceNowMs} onUndo={() => void undo(last)} />}
        {shown && <AllDayStrip counts={shown.counts} lines={shown.lines} />}
      </footer>
    </section>
  );
};

type TicketsProps = {
  readonly tickets: readonly ShownTicket[];
  readonly card: (ticket: ShownTicket) => Omit<TicketCardProps, 'ticket'>;
};

/** As many as fit on a screen, side by side; what waits behind them is counted. */
const Tickets = ({ tickets, card }: TicketsProps) => {
  const onScreen = tickets.slice(0, kitchenLimits.ticketsMax);
  const more = tickets.length - onScreen.length;
  return (
    <div className="flex min-h-0 flex-1 items-start gap-2.5 overflow-x-auto p-3">
      {onScreen.map((ticket) => (
        <TicketCard key={ticket.key} ticket={ticket} {...card(ticket)} />
      ))}
      {tickets.length === 0 && <p className="p-6 text-kitchen-small text-ink-2">{m.kitchen_nothing_to_do()}</p>}
      {more > 0 && <p className="p-6 text-kitchen-small">{m.kitchen_more({ count: more })}</p>}
    </div>
  );
};
