import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import { type BusinessDate, businessDateOf, type BusinessDay } from '../../../../kit/time/business-date.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { itemUnitsFromWire } from '../../contract/from-wire.ts';
import type { Lot, LotChange } from '../../contract/lots.contract.ts';
import type { MovementBody } from '../../contract/movement-schemas.ts';
import { decideLotPart } from '../../rules/lot-part.ts';
import { decideLotStep, statusOn, type LotState } from '../../rules/lot-step.ts';
import { sumOfParts } from '../../rules/quantity-entry.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';
import { pendingCommands, type PendingCommand } from '../stock/pending-commands.ts';
import { useInventoryWorld, useStock, useStockWorker } from '../stock/use-stock.ts';
import { todayOf } from '../show/today.ts';
import { lessWhatWaits, untakenSteps } from './lots-waiting.ts';
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
export const shownLot = (lot: Lot, today: BusinessDate, isWaiting: boolean): ShownLot => {
  const daysLeft = lot.expiresOn === null ? null : Math.round((Date.parse(lot.expiresOn) - Date.parse(today)) / dayMs);
  const status = statusOn({ status: lot.status, expiresOn: lot.expiresOn as BusinessDate | null }, today);
  return { ...lot, status, daysLeft, isWaiting };
};

type Here = { readonly role: string; readonly day: BusinessDay; readonly item: ShownItem | undefined };

/**
 * What a step that waits here makes of a lot, by the rules that the server will ask; a refused one changes nothing. Of a
 * part it makes a lot of its own, under the id that it will always have.
 */
const withStep = (lot: Lot, { input }: LotCommand, { role, day, item }: Here): readonly Lot[] => {
  const { change } = input.body;
  const today = businessDateOf(new Date(input.occurredAt), day);
  const newDate = change.step === 'REDATE' ? (change.expiresOn as BusinessDate) : null;
  const shelfLife = item?.keeping.shelfLife ?? {};
  const decided = decideLotStep(change.step, { lot: lot as unknown as LotState, role, shelfLife, today, newDate });
  if (!decided.ok) return [lot];
  const { status, openedOn, frozenOn, thawedOn, expiresOn } = decided.value;
  const changed = { ...lot, status, openedOn, frozenOn, thawedOn, expiresOn, statusReason: 'reason' in change ? change.reason : null };
  const part = 'part' in change && change.part && item ? partOf(lot, change.part, item) : null;
  if (!part) return [changed];
  const { stays, goes, id } = part;
  return [
    { ...changed, id, parentId: lot.id, onHand: goes },
    { ...lot, onHand: stays },
  ];
};

type Part = { readonly lotId: string; readonly entry: MovementBody['entry'] };

/** What goes into a part and what stays; null where it is all of the lot, or none that the server would take. */
const partOf = (lot: Lot, { lotId, entry }: Part, item: ShownItem) => {
  const parts = entry.parts.map((one) => ({ quantity: quantity(one.quantity), unit: one.unit }));
  const asked = sumOfParts(parts, itemUnitsFromWire(item.units));
  const decided = asked.ok ? decideLotPart(quantity(lot.onHand), asked.value) : asked;
  if (!asked.ok || !decided.ok || decided.value === 'WHOLE') return null;
  return { id: lotId, goes: formatQuantity(asked.value), stays: formatQuantity(decided.value.stays) };
};

const partIdOf = (change: LotChange): string | undefined => ('part' in change ? change.part?.lotId : undefined);

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
      .flatMap(pendingCommands);
    const steps = untakenSteps(waiting, data?.lots ?? []);
    const steppedIds = new Set(steps.flatMap(({ input: { body } }) => [body.lotId, partIdOf(body.change)]));
    return data?.lots.flatMap((lot) => {
      const here = { role, day, item: stock?.find(lot.itemId) };
      const step = (lots: readonly Lot[], command: LotCommand) =>
        lots.flatMap((one) => (one.id === command.input.body.lotId ? withStep(one, command, here) : [one]));
      return steps.reduce(step, [lot]).map((one) => {
        const left = stock ? lessWhatWaits(one, waiting, stock.find) : one;
        return shownLot(left, today, steppedIds.has(one.id) || left !== one);
      });
    });
  }, [data, entries, stock, role, day, today, world.restaurantId]);
  return { lots, query, today };
};
