import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { Order } from '../../contract/order.contract.ts';
import { priceText } from './amount-text.ts';

type Priced = Pick<Order['lines'][number], 'unitPrice' | 'priceUnit'>;

/** What one of a line costs; where it is paid by something else than its packs, by what. Null where nobody knows. */
export const linePriceText = ({ unitPrice, priceUnit }: Priced, currency: Currency): string | null => {
  const price = priceText(unitPrice, { of: '1', currency });
  return price === null || priceUnit === null ? price : m.purchasing_base_price({ price, unit: unitWord(priceUnit, 1) });
};
