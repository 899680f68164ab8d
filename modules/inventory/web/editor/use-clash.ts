import { useMemo } from 'react';

import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { Item, ItemBody } from '../../contract/item-schemas.ts';
import { pendingCommand } from '../stock/pending-commands.ts';

/** A change of this person's that met another's: both, what this person had begun on, and the refused command. */
export type Clash = { readonly mine: ItemBody; readonly theirs: Item; readonly base: ItemBody | undefined; readonly sequence: number };

/** The clash over an item that waits for a decision, if there is one. */
export const useClash = (itemId: string): Clash | undefined => {
  const { needsAttention } = useOutboxSummary();
  return useMemo(() => clashOver(needsAttention, itemId), [needsAttention, itemId]);
};

const clashOver = (refused: readonly OutboxEntry[], itemId: string): Clash | undefined => {
  for (const entry of refused) {
    const command = pendingCommand(entry);
    if (entry.refusal?.code !== 'ITEM_CHANGED' || command?.name !== 'inventory.update-item@1') continue;
    const { current } = entry.refusal.data as { readonly current: Item };
    if (current.id === itemId)
      return { mine: command.input.body.item, theirs: current, base: entry.assumed as ItemBody | undefined, sequence: entry.sequence };
  }
  return undefined;
};
