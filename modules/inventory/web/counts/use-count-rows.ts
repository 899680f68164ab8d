import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { quantity, type Quantity } from '../../../../kit/quantity.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { CountEntryRow, CountSpot } from '../../contract/count-schemas.ts';
import { type CountEntry, standingEntries } from '../../rules/count-line.ts';
import { sumOfParts } from '../../rules/quantity-entry.ts';
import { stockRow, type StockRow } from '../list/stock-row.ts';
import { pendingCommand, type CommandInput } from '../stock/pending-commands.ts';
import { useInventoryWorld, useStock, useStockWorker } from '../stock/use-stock.ts';
import { groupBy } from './group-by.ts';
import { useBegunHere } from './begun-here.ts';
import { countEntriesQuery, countQuery, countSheetQuery } from './count-queries.ts';

/** One place of the walk as a person sees it. */
export type CountRow = {
  readonly spot: CountSpot;
  readonly row: StockRow;
  /** What this person wrote down there last. */
  readonly own: ShownEntry | undefined;
  /** What everybody wrote down there; null where nobody counted it. */
  readonly total: Quantity | null;
  readonly isDone: boolean;
  readonly isWaiting: boolean;
};

/** An entry of the server's, or one that waits on this device. */
export type ShownEntry = CountEntry & Pick<CountEntryRow, 'itemId' | 'skipReason' | 'entry' | 'method'> & { readonly isWaiting: boolean };

const fromServer = (entry: CountEntryRow): ShownEntry => ({
  ...entry,
  quantity: entry.quantity === null ? null : quantity(entry.quantity),
  isCarried: entry.method === 'CARRIED',
  countedAt: new Date(entry.countedAt),
  isWaiting: false,
});

type Waiting = CommandInput<'inventory.record-count-entry@1'>;

const fromOutbox = ({ body, occurredAt }: Waiting, counterId: string, row: StockRow | undefined): ShownEntry => {
  const { said } = body;
  const parts = said.kind === 'COUNTED' ? said.entry.parts.map((part) => ({ ...part, quantity: quantity(part.quantity) })) : [];
  const sum = row && said.kind === 'COUNTED' ? sumOfParts(parts, row.units) : undefined;
  return {
    itemId: body.itemId,
    storageAreaId: body.storageAreaId,
    counterId,
    recountNumber: body.recountNumber,
    number: Number.MAX_SAFE_INTEGER,
    quantity: said.kind === 'CARRIED' ? (row?.onHand ?? null) : sum?.ok ? sum.value : null,
    isCarried: said.kind === 'CARRIED',
    countedAt: new Date(occurredAt),
    skipReason: said.kind === 'SKIPPED' ? said.reason : null,
    entry: said.kind === 'COUNTED' ? said.entry : null,
    method: said.kind === 'COUNTED' ? said.method : 'MANUAL',
    isWaiting: true,
  };
};

/** The walk of a count with everything that is known of it here: what the server has, and what waits on this device. */
export const useCountRows = (countId: string) => {
  const world = useInventoryWorld();
  const { stock } = useStock();
  const me = useStockWorker().actor.id;
  const begun = useBegunHere().find(({ count }) => count.id === countId);
  const count = useQuery({ ...countQuery(world, countId), enabled: begun === undefined });
  const recountNumber = count.data?.count.recountNumber ?? 0;
  const sheet = useQuery({ ...countSheetQuery(world, countId, recountNumber), enabled: count.data !== undefined });
  const spots = begun?.spots ?? sheet.data;
  const known = useQuery({ ...countEntriesQuery(world, countId, useQueryClient()), enabled: begun === undefined });
  const outbox = useOutbox();
  const queued = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const rows = useMemo(() => {
    const serverEntries = known.data?.entries ?? [];
    const ids = new Set(serverEntries.map(({ id }) => id));
    const waiting = queued.flatMap((one) => {
      const command = one.state === 'needs-attention' ? undefined : pendingCommand(one);
      if (command?.name !== 'inventory.record-count-entry@1' || command.input.body.countId !== countId) return [];
      if (ids.has(command.input.body.entryId)) return [];
      const item = stock?.find(command.input.body.itemId);
      return [fromOutbox(command.input, me, item && stockRow(item))];
    });
    const byItem = groupBy([...serverEntries.map(fromServer), ...waiting], ({ itemId }) => itemId);
    return (spots ?? []).flatMap((spot): CountRow[] => {
      const item = stock?.find(spot.itemId);
      if (!item || spot.recountNumber !== recountNumber) return [];
      const here = (byItem.get(spot.itemId) ?? []).filter(
        (entry) => entry.storageAreaId === spot.storageAreaId && entry.recountNumber === recountNumber,
      );
      const standing = standingEntries(here);
      const counted = standing.filter((entry) => entry.quantity !== null);
      return [
        {
          spot,
          row: stockRow(item),
          own: standing.find(({ counterId }) => counterId === me),
          total: counted.length === 0 ? null : (counted.reduce((sum, entry) => sum + (entry.quantity ?? 0n), 0n) as Quantity),
          isDone: standing.length > 0,
          isWaiting: standing.some(({ isWaiting }) => isWaiting),
        },
      ];
    });
  }, [spots, known.data, queued, stock, me, countId, recountNumber]);
  const head = begun ? { count: begun.count, parts: [] } : count.data;
  return { query: count, head, rows, isReady: spots !== undefined && stock !== undefined };
};
