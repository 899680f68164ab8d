import type { OfferRow } from '../../contract/offer.contract.ts';
import { useOrderables } from '../purchasing-queries.ts';
import { csvRows } from './csv-column.ts';
import { offerColumns } from './offer-columns.ts';

/** Offers as the rows of a price list, each with the restaurant's own code of its item. */
export const usePriceFile = () => {
  const items = useOrderables().data;
  return (offers: readonly OfferRow[]) => {
    const skus = new Map(items?.map(({ id, sku }) => [id, sku]));
    return csvRows(
      offerColumns((itemId) => skus.get(itemId) ?? null),
      offers,
    );
  };
};
