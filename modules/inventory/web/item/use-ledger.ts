import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { movementsQuery } from '../inventory-queries.ts';
import type { ShownMovement } from '../stock/posted-rows.ts';
import { useInventoryWorld, useStock } from '../stock/use-stock.ts';

/** An item's ledger, newest first: what waits here before what the server has; new once it is known that nothing was ever booked. */
export const useLedger = (itemId: string) => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isError, isPending } = useInfiniteQuery(
    movementsQuery(useInventoryWorld(), itemId),
  );
  const { stock } = useStock();
  const movements = stock?.movements;
  return useMemo(() => {
    const pending = (movements ?? []).filter((row) => row.itemId === itemId);
    const written = data?.pages.flatMap((page) => page.rows) ?? [];
    const all: readonly ShownMovement[] = [...pending.toReversed(), ...written];
    const corrections = new Map(all.flatMap(({ id, correctsId }) => (correctsId === null ? [] : [[correctsId, id] as const])));
    const rows = all.map((row) => {
      const correctedById = row.correctedById ?? corrections.get(row.id) ?? null;
      return correctedById === row.correctedById ? row : { ...row, correctedById };
    });
    const isNew = data !== undefined && all.length === 0;
    const fetchOlder = hasNextPage ? () => void fetchNextPage() : undefined;
    return { rows, pending, isNew, isPending, isError, isFetchingNextPage, fetchOlder };
  }, [movements, itemId, data, isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage]);
};

export type LedgerRows = ReturnType<typeof useLedger>;
