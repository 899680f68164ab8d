import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { OrderHead, OrderLine, Station } from '../../contract/fields.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { historyQuery } from '../kitchen-queries.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { lineStateWord } from '../words/line-state-word.ts';
import type { BoardActions } from './board-actions.ts';
import { type DoneTicket, doneTickets, isRecallable } from './done-tickets.ts';
import { KitchenButton } from './kitchen-button.tsx';
import { KitchenPanel } from './kitchen-panel.tsx';
import { useServerMinute } from './server-clock.ts';
import { calledOut } from './shown-ticket.ts';
import { useWaiting } from './use-kitchen.ts';
import { withWaitingSteps } from './waiting-steps.ts';

export type HistoryPanelProps = {
  readonly station: Station;
  readonly stations: readonly Station[];
  /** What the board knows anyhow: it counts before what was answered about the past, and is there without a line. */
  readonly lines: readonly OrderLine[];
  readonly orders: readonly OrderHead[];
  readonly actions: BoardActions;
  readonly onClose: () => void;
};

/** What was done here in the last four hours, newest first, to be called back whole or dish by dish. */
export const HistoryPanel = ({ station, stations, lines, orders, actions, onClose }: HistoryPanelProps) => {
  const { data, isPending, isError } = useQuery(historyQuery(useKitchenWorld(), station.id));
  const past = withWaitingSteps(data?.lines ?? [], useWaiting(), stations);
  const nowMs = useServerMinute();
  const done = doneTickets({ lines: [...past, ...lines], orders: [...(data?.orders ?? []), ...orders], station, nowMs });
  return (
    <KitchenPanel title={m.kitchen_history()} onClose={onClose}>
      {isError && <p role="alert">{m.kitchen_history_unread()}</p>}
      {isPending && done.length === 0 && <SkeletonRows rows={3} label={m.kitchen_loading()} />}
      {data && done.length === 0 && <p className="text-ink-2">{m.kitchen_history_empty()}</p>}
      <ul className="flex flex-col gap-4">
        {done.map((ticket) => (
          <Done key={ticket.key} ticket={ticket} actions={actions} />
        ))}
      </ul>
    </KitchenPanel>
  );
};

const Done = ({ ticket, actions }: { readonly ticket: DoneTicket; readonly actions: BoardActions }) => {
  const { clock } = useWhen();
  const nameIn = useNameIn();
  const what = calledOut(ticket.order);
  const back = ticket.lines.filter(isRecallable);
  return (
    <li className="rounded-tile border border-line-strong">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-3">
        <h3 className="text-kitchen-dish">
          {what} <span className="text-kitchen-small font-normal text-ink-2">{clock(new Date(ticket.doneAtMs))}</span>
        </h3>
        {back.length > 1 && (
          <KitchenButton onClick={() => void actions.recall(ticket, back)}>
            <RotateCcw aria-hidden className="size-7" />
            {m.kitchen_recall_ticket({ what })}
          </KitchenButton>
        )}
      </div>
      <ul>
        {ticket.lines.map((shown) => {
          const dish = nameIn({ name: shown.line.dishName, nameLocal: shown.line.dishNameLocal });
          return (
            <li key={shown.id} className="flex items-center justify-between gap-3 border-b border-line p-3 last:border-b-0">
              <span>
                <span className="tabular-nums">{shown.quantity}</span> {dish}{' '}
                <span className="text-ink-2">{lineStateWord(shown.state)}</span>
              </span>
              {isRecallable(shown) && (
                <KitchenButton aria-label={m.kitchen_recall_dish({ dish })} onClick={() => void actions.recall(ticket, [shown])}>
                  {m.kitchen_recall()}
                </KitchenButton>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
};
