import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { newCommand } from '../../../../platform/web/new-command.ts';
import type { CommandAbout, OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { StockEffect } from '../../../inventory/web/parts.ts';
import type { Batch, BatchBody } from '../../contract/batches.contract.ts';
import { type MenuInputs, useMenuWorld } from '../menu-client.ts';

/** A batch that only this device knows of. */
export type WaitingBatch = { readonly body: BatchBody; readonly subject: string; readonly sinceMs: number };

/** What waits here of batches, and of taking them back. */
export const waitingBatches = (entries: readonly OutboxEntry[], restaurantId: string) => {
  const own = entries.filter(({ state, input }) => state !== 'needs-attention' && input.restaurantId === restaurantId);
  const undone = new Set(
    own.filter(({ name }) => name === 'menu.undo-batch@1').map(({ input }) => (input as MenuInputs['undoBatch']).body.batchId),
  );
  const made = own.flatMap(({ name, input, subject, enqueuedAtMs }): WaitingBatch[] =>
    name === 'menu.make-batch@1' ? [{ body: (input as MenuInputs['makeBatch']).body, subject, sinceMs: enqueuedAtMs }] : [],
  );
  return { undone, made: made.filter(({ body }) => !undone.has(body.batchId)) };
};

/** What was made, newest first, with what waits here before it. */
export const useBatches = () => {
  const { client, restaurantId } = useMenuWorld();
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const query = useInfiniteQuery({
    queryKey: ['menu', restaurantId, 'batches'],
    queryFn: ({ pageParam }) => client.listBatches({ restaurantId, ...(pageParam !== '' && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ batches, hasMore }) => (hasMore ? batches.at(-1)?.id : undefined),
  });
  const { data } = query;
  const waiting = useMemo(() => waitingBatches(entries, restaurantId), [entries, restaurantId]);
  const batches = useMemo(() => data?.pages.flatMap((page) => page.batches), [data]);
  const known = new Set(batches?.map(({ id }) => id));
  return { query, batches, undone: waiting.undone, waiting: waiting.made.filter(({ body }) => !known.has(body.batchId)) };
};

/** What may be done with batches, with a line or without; each resolves when it is on disk. */
export const useBatchCommands = () => {
  const outbox = useOutbox();
  const { restaurantId } = useMenuWorld();
  return {
    make: (body: BatchBody, { stock, ...about }: CommandAbout & { readonly stock: (occurredAt: string) => StockEffect }): Promise<void> => {
      const input = newCommand(restaurantId, body);
      return outbox.enqueue({ name: 'menu.make-batch@1', input, ...about, assumed: stock(input.occurredAt) });
    },
    undo: ({ id }: Pick<Batch, 'id'>, subject: string): Promise<void> =>
      outbox.enqueue({ name: 'menu.undo-batch@1', input: newCommand(restaurantId, { batchId: id }), subject }),
  };
};
