import { useLocale } from '../../../../platform/web/locale.ts';
import { nameIn, useStock } from '../../../inventory/web/parts.ts';

/**
 * What an item is called in the reader's language. A paper keeps the name that its supplier was told, which is one
 * language; it stands where the item is not known on this device.
 */
export const useItemName = () => {
  const locale = useLocale();
  const { stock } = useStock();
  return (itemId: string | null, onPaper: string): string => {
    const item = itemId === null ? undefined : stock?.find(itemId);
    return item ? nameIn(item, locale) : onPaper;
  };
};
