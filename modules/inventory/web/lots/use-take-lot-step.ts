import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useLostConnection } from '../../../../platform/web/connection.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { Lot, LotChange } from '../../contract/lots.contract.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import type { StockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { lotStepWord } from '../words/lot-words.ts';

/** Takes a step with a lot, with or without a line, and says so. */
export const useTakeLotStep = () => {
  const commands = useInventoryCommands();
  const locale = useLocale();
  const isOffline = useLostConnection() !== null;
  return async (lot: Pick<Lot, 'id'>, change: LotChange, row: StockRow): Promise<void> => {
    await commands.changeLot({ lotId: lot.id, change }, { subject: row.item.name });
    showToast({
      title: m.inventory_lot_done({ step: lotStepWord(change.step), item: nameIn(row.item, locale) }),
      ...(isOffline && { description: m.inventory_record_done_waiting() }),
    });
  };
};
