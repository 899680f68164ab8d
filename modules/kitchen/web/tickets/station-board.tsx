import { useCallback, useMemo, useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useWatched } from '../../../../platform/web/watched-screen.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import type { Station } from '../../contract/fields.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { type TakenSteps, useKitchenCommands } from '../use-kitchen-commands.ts';
import { AllDayStrip } from './all-day.tsx';
import { type BoardActions, boardActions, type OpenPanel } from './board-actions.ts';
import { BoardPanel } from './board-panel.tsx';
import { chime } from './chime.ts';
import { KitchenBar } from './kitchen-bar.tsx';
import { KitchenButton } from './kitchen-button.tsx';
import { FewLeftProvider, useFewLeft } from './few-left.ts';
import { OffDishes } from './off-dishes.tsx';
import { useScreenSettings } from './screen-settings.ts';
import type { ShownTicket } from './shown-ticket.ts';
import type { Placed } from './steady-order.ts';
import { TicketCard } from './ticket-card.tsx';
import { UndoBar } from './undo-bar.tsx';
import { type Arrivals, useArrivals } from './use-arrivals.ts';
import { useKitchen, useWaiting } from './use-kitchen.ts';
import { useSteadyTickets } from './use-steady-tickets.ts';
import { useWakeLock } from './use-wake-lock.ts';

export type StationBoardProps = { readonly station: Station; readonly stations: readonly Station[] };

/** What one station has to do with, in fire order, and what was done last. */
export const StationBoard = ({ station, stations }: StationBoardProps) => {
  useWakeLock();
  useWatched();
  const { shown, query } = useKitchen(station, stations);
  const commands = useKitchenCommands();
  const [last, setLast] = useState<TakenSteps | null>(null);
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const nameIn = useNameIn();
  const actions = useMemo(() => boardActions({ nameIn, commands, station, setLast, setPanel }), [nameIn, commands, station]);
  const { placed, handlers } = useSteadyTickets(shown?.tickets);
  const waiting = useWaiting().length;
  const { isSilent, hasHighContrast } = useScreenSettings();
  const isSounding = station.hasSound && !isSilent;
  const sound = useCallback(() => void (isSounding && chime()), [isSounding]);
  const hushedUntil = useRef(new Map<string, number>());
  const isHushed = useCallback((lineId: string) => (hushedUntil.current.get(lineId) ?? 0) > Date.now(), []);
  const arrivals = useArrivals(shown?.tickets, { onArrival: sound, isHushed });
  const board = useRef<HTMLElement>(null);
  const undo = async (taken: TakenSteps) => {
    setLast(null);
    for (const { lineId } of taken.steps) hushedUntil.current.set(lineId, Date.now() + kitchenLimits.undoMs);
    await commands.undo(taken);
  };
  return (
    <section
      ref={board}
      data-theme="kitchen"
      data-contrast={hasHighContrast ? 'high' : undefined}
      className="absolute inset-0 flex flex-col bg-teff text-ink font-stretch-[88%]"
      {...handlers}
    >
      <KitchenBar
        station={station}
        tickets={shown?.tickets ?? []}
        waiting={waiting}
        answeredAtMs={query.dataUpdatedAt}
        actions={actions}
        onFullScreen={() => void board.current?.requestFullscreen()}
      />
      <Flash arrivals={arrivals} />
      <FewLeftProvider value={useFewLeft()}>
        {shown ? <Tickets placed={placed} station={station} stations={stations} actions={actions} /> : <NotYet query={query} />}
      </FewLeftProvider>
      <footer data-thumb-bar className="flex min-h-20 flex-wrap items-stretch border-t border-line">
        {last && <UndoBar taken={last} onUndo={() => void undo(last)} />}
        {shown && <AllDayStrip counts={shown.counts} lines={shown.lines} />}
        <OffDishes onOpen={() => setPanel({ kind: 'off' })} />
      </footer>
      {panel && shown && (
        <BoardPanel
          panel={panel}
          station={station}
          stations={stations}
          lines={shown.lines}
          orders={shown.orders}
          actions={actions}
          onClose={() => setPanel(null)}
        />
      )}
    </section>
  );
};

/** In light and in words that something came; without movement where somebody asked for none. */
const Flash = ({ arrivals: { count, what } }: { readonly arrivals: Arrivals }) => (
  <>
    <p role="status" className="sr-only">
      {count > 0 && m.kitchen_arrived({ what })}
    </p>
    {count > 0 && (
      <div
        key={count}
        aria-hidden
        className="pointer-events-none absolute inset-0 z-1 animate-[vanish_1.6s_ease-out_forwards] border-[14px] border-enset motion-reduce:hidden"
      />
    )}
  </>
);

/** Before the first answer, or instead of it. */
const NotYet = ({ query }: Pick<ReturnType<typeof useKitchen>, 'query'>) => {
  if (!query.isError) return <SkeletonRows rows={4} label={m.kitchen_loading()} />;
  return (
    <div role="alert" className="flex flex-1 flex-col items-start gap-4 p-6 text-kitchen-small">
      <p className="font-semibold">{m.kitchen_unread_title()}</p>
      <p className="text-ink-2">{m.kitchen_unread_text()}</p>
      <KitchenButton onClick={() => void query.refetch()}>{m.kitchen_try_again()}</KitchenButton>
    </div>
  );
};

type TicketsProps = {
  readonly placed: readonly Placed<ShownTicket>[];
  readonly station: Station;
  readonly stations: readonly Station[];
  readonly actions: BoardActions;
};

/** As many as fit on a screen, side by side, in rows where it stands upright; what waits behind them is counted. */
const Tickets = ({ placed, station, stations, actions }: TicketsProps) => {
  const onScreen = placed.slice(0, kitchenLimits.ticketsMax);
  const more = placed.length - onScreen.length;
  return (
    <div className="flex min-h-0 flex-1 items-start gap-2.5 overflow-x-auto p-3 portrait:grid portrait:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] portrait:auto-rows-max portrait:content-start portrait:overflow-y-auto">
      {onScreen.map(({ ticket, hasGone }) => (
        <TicketCard key={ticket.key} ticket={ticket} hasGone={hasGone} station={station} stations={stations} actions={actions} />
      ))}
      {placed.length === 0 && <p className="p-6 text-kitchen-small text-ink-2">{m.kitchen_nothing_to_do()}</p>}
      {more > 0 && <p className="p-6 text-kitchen-small">{m.kitchen_more({ count: more })}</p>}
    </div>
  );
};
