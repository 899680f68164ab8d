import type { Currency } from '../../../../kit/money.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { CatalogueItem } from '../../contract/item-schemas.ts';

/** What an item's cost and value are in: the currency that its books began in, or will begin in. */
export const bookCurrency = (item: Pick<CatalogueItem, 'currency'>, restaurantCurrency: Currency): Currency =>
  item.currency ?? restaurantCurrency;

/** The same for whoever shows one item. */
export const useBookCurrency = (item: Pick<CatalogueItem, 'currency'>): Currency => bookCurrency(item, useRestaurant().currency);
