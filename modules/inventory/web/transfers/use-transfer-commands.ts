import { useMemo, useSyncExternalStore } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { CommandBody } from '../stock/pending-commands.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';

/** What is done to transfers; kept on disk first, sent by the outbox. */
export const useTransferCommands = () => {
  const outbox = useOutbox();
  const { restaurantId } = useInventoryWorld();
  return useMemo(
    () => ({
      request: async (body: Omit<CommandBody<'inventory.request-transfer@1'>, 'transferId'>): Promise<void> => {
        const input = newCommand(restaurantId, { ...body, transferId: newId() });
        await outbox.enqueue({ name: 'inventory.request-transfer@1', input, subject: m.inventory_transfers() });
      },
      send: async (body: Omit<CommandBody<'inventory.send-transfer@1'>, 'transferId'>): Promise<void> => {
        const input = newCommand(restaurantId, { ...body, transferId: newId() });
        await outbox.enqueue({ name: 'inventory.send-transfer@1', input, subject: m.inventory_transfers() });
      },
      move: async (body: CommandBody<'inventory.move-transfer@1'>): Promise<void> => {
        await outbox.enqueue({
          name: 'inventory.move-transfer@1',
          input: newCommand(restaurantId, body),
          subject: m.inventory_transfers(),
        });
      },
    }),
    [outbox, restaurantId],
  );
};

/** Which transfers have a step that the server has not answered yet; and how many new ones wait beside them. */
export const useWaitingTransfers = () => {
  const outbox = useOutbox();
  const { restaurantId } = useInventoryWorld();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return useMemo(() => {
    const own = entries.filter(({ state, input }) => state !== 'needs-attention' && input.restaurantId === restaurantId);
    const bodies = (name: string) =>
      own.filter((entry) => entry.name === name).map(({ input }) => (input as unknown as { body: { transferId: string } }).body);
    return {
      moved: new Set(bodies('inventory.move-transfer@1').map(({ transferId }) => transferId)),
      begun: bodies('inventory.request-transfer@1').length + bodies('inventory.send-transfer@1').length,
    };
  }, [entries, restaurantId]);
};
