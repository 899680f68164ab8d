import { m } from '../../../../generated/messages/web/messages.js';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { OfferRow } from '../../contract/offer.contract.ts';
import { rateText } from '../../rules/rate-text.ts';
import { type CsvColumn, figure } from './csv-column.ts';

const larger = { g: [1000, 'kg'], ml: [1000, 'l'], each: [1, 'each'] } as const;

/** What one unit that people compare by costs. */
const comparedPrice = ({ pricePerBase, baseUnit }: OfferRow): number | null => {
  const [times] = larger[baseUnit];
  return pricePerBase === null ? null : Number((Number(pricePerBase) * times).toFixed(4));
};

const yes = (is: boolean): string => (is ? m.purchasing_yes() : m.purchasing_no());

/** What a price list says of an offer; its headings are understood when such a file is brought back. */
export const offerColumns = (skuOf: (itemId: string) => string | null): readonly CsvColumn<OfferRow>[] => [
  [m.purchasing_column_supplier(), ({ supplierName }) => supplierName],
  [m.purchasing_item(), ({ itemName }) => itemName],
  [m.purchasing_column_sku(), ({ itemId }) => skuOf(itemId)],
  [m.purchasing_supplier_code(), ({ supplierCode }) => supplierCode],
  [m.purchasing_pack(), ({ packText, orderUnit }) => packText ?? unitWord(orderUnit, 1)],
  [m.purchasing_price(), ({ price }) => figure(price)],
  [m.purchasing_price_per(), ({ priceUnit }) => (priceUnit === null ? m.purchasing_per_pack() : unitWord(priceUnit, 1))],
  [m.purchasing_currency(), ({ currency }) => currency],
  [m.purchasing_column_compared_price(), comparedPrice],
  [m.purchasing_column_compared_unit(), ({ baseUnit }) => unitWord(larger[baseUnit][1], 1)],
  [m.purchasing_tax_included(), ({ isTaxIncluded }) => yes(isTaxIncluded)],
  [m.purchasing_tax_rate(), ({ taxRateBps }) => (taxRateBps === null ? null : Number(rateText(taxRateBps)))],
  [m.purchasing_minimum(), ({ minimum }) => figure(minimum)],
  [m.purchasing_multiple(), ({ multiple }) => figure(multiple)],
  [m.purchasing_primary(), ({ isPrimary }) => yes(isPrimary)],
  [m.purchasing_in_use(), ({ isActive }) => yes(isActive)],
];
