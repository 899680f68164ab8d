import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useLostConnection } from '../../../../platform/web/connection.ts';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { Lot, LotChange } from '../../contract/lots.contract.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import type { StockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { lotStepWord } from '../words/lot-words.ts';

/** A lot, and what it is of. */
type LotOfItem = { readonly lot: Pick<Lot, 'id'>; readonly row: StockRow };

/** Takes a step with a lot, with or without a line, and says so. */
export const useTakeLotStep = () => {
  const commands = useInventoryCommands();
  const locale = useLocale();
  const isOffline = useLostConnection() !== null;
  return async ({ lot, row }: LotOfItem, change: LotChange, form?: TypedForm): Promise<void> => {
    await commands.changeLot({ lotId: lot.id, change }, { subject: row.item.name, ...(form && { form }) });
    showToast({
      title: m.inventory_lot_done({ step: lotStepWord(change.step), item: nameIn(row.item, locale) }),
      ...(isOffline && { description: m.inventory_record_done_waiting() }),
    });
  };
};
