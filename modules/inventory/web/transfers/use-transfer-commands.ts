import { useMemo, useSyncExternalStore } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { CommandBody } from '../stock/pending-commands.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';

/** What is done to transfers; kept on disk first, sent by the outbox. */
export const useTransferCommands = () => {
  const outbox = useOutbox();
  const { restaurantId } = useInventoryWorld();
  return useMemo(() => {
    const keep = (name: string, body: object, form: TypedForm | undefined): Promise<void> =>
      outbox.enqueue({ name, input: newCommand(restaurantId, body), subject: m.inventory_transfers(), ...(form && { form }) });
    return {
      request: (body: Omit<CommandBody<'inventory.request-transfer@1'>, 'transferId'>, form: TypedForm) =>
        keep('inventory.request-transfer@1', { ...body, transferId: newId() }, form),
      send: (body: Omit<CommandBody<'inventory.send-transfer@1'>, 'transferId'>, form: TypedForm) =>
        keep('inventory.send-transfer@1', { ...body, transferId: newId() }, form),
      move: (body: CommandBody<'inventory.move-transfer@1'>, form?: TypedForm) => keep('inventory.move-transfer@1', body, form),
    };
  }, [outbox, restaurantId]);
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
