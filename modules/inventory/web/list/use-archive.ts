import { useCallback } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { showToast } from '../../../../ui/toast.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';

/** Takes items out of use or back into it, with a way back instead of a question. */
export const useArchive = () => {
  const commands = useInventoryCommands();
  return useCallback(
    async (items: readonly ShownItem[], isActive: boolean) => {
      const ids = items.map(({ id }) => id);
      const count = ids.length;
      const subject = items[0] && count === 1 ? items[0].name : m.inventory_list_items({ count });
      await commands.archiveItems(ids, isActive, { subject });
      showToast({
        title: isActive ? m.inventory_restored_count({ count }) : m.inventory_archived_count({ count }),
        onUndo: () => void commands.archiveItems(ids, !isActive, { subject }),
      });
    },
    [commands],
  );
};
