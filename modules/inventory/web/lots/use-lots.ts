import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { type BusinessDate, businessDateOf, type BusinessDay } from '../../../../kit/time/business-date.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { Lot } from '../../contract/lots.contract.ts';
import type { ShelfLife } from '../../rules/lot.ts';
import { decideLotStep, isPast, type LotState } from '../../rules/lot-step.ts';
import type { PendingCommand } from '../stock/pending-commands.ts';
import { pendingCommand } from '../stock/pending-commands.ts';
import { useInventoryWorld, useStock, useStockWorker } from '../stock/use-stock.ts';
import { todayOf } from '../show/today.ts';
import { lotsQuery, type LotsAsked } from './lot-queries.ts';

/** A lot as this device shows it. */
export type ShownLot = Lot & {
  /** Days until its last one, today being 0 and less than 0 past it; null where nobody knows. */
  readonly daysLeft: number | null;
  readonly isWaiting: boolean;
};

type LotCommand = Extract<PendingCommand, { readonly name: 'inventory.change-lot@1' }>;

const dayMs = 86_400_000;

/** A lot with its days counted; one whose last day went by is shown as expired before the server has said so. */
const shown = (lot: Lot, today: BusinessDate, isWaiting: boolean): ShownLot => {
  const daysLeft = lot.expiresOn === null ? null : Math.round((Date.parse(lot.expiresOn) - Date.parse(today)) / dayMs);
  const isOver = lot.status === 'AVAILABLE' && isPast(lot.expiresOn as BusinessDate | null, today);
  return { ...lot, status: isOver ? 'EXPIRED' : lot.status, daysLeft, isWaiting };
};

type Here = { readonly role: string; readonly day: BusinessDay; readonly shelfLife: ShelfLife };

/** What a step that waits here makes of a lot, by the rule that the server will ask; a refused one changes nothing. */
const withStep = (lot: Lot, { input }: LotCommand, { role, day, shelfLife }: Here): Lot => {
  const { change } = input.body;
  const today = businessDateOf(new Date(input.occurredAt), day);
  const newDate = change.step === 'REDATE' ? (change.expiresOn as BusinessDate) : null;
  const decided = decideLotStep(change.step, { lot: lot as unknown as LotState, role, shelfLife, today, newDate });
  if (!decided.ok) return lot;
  const { status, openedOn, frozenOn, thawedOn, expiresOn } = decided.value;
  return { ...lot, status, openedOn, frozenOn, thawedOn, expiresOn, statusReason: 'reason' in change ? change.reason : null };
};

/** Lots as the server last said, with what waits on this device laid over them. */
export const useLots = (asked: LotsAsked) => {
  const world = useInventoryWorld();
  const query = useQuery(lotsQuery(world, asked));
  const { stock } = useStock();
  const { role, day } = useStockWorker();
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const { data } = query;
  const today = todayOf(day);
  const lots = useMemo(() => {
    const waiting = entries
      .filter(({ state, input }) => state !== 'needs-attention' && input.restaurantId === world.restaurantId)
      .flatMap((entry) => pendingCommand(entry) ?? [])
      .filter((command) => command.name === 'inventory.change-lot@1');
    return data?.lots.map((lot) => {
      const own = waiting.filter(({ input }) => input.body.lotId === lot.id);
      const shelfLife = stock?.find(lot.itemId)?.keeping.shelfLife ?? {};
      const changed = own.reduce((before, command) => withStep(before, command, { role, day, shelfLife }), lot);
      return shown(changed, today, own.length > 0);
    });
  }, [data, entries, stock, role, day, today, world.restaurantId]);
  return { lots, query, today };
};
