import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { countVouchesDays } from '../rules/count-age.ts';

type WorthRow = {
  readonly category_id: string | null;
  readonly currency: string;
  readonly items: number;
  readonly book: string;
  readonly verified_value: string;
  readonly verified: number;
  readonly never: number;
  readonly uncosted: number;
  readonly negative: number;
  readonly oldest: Date | null;
};

/**
 * What stock is worth, by category: as booked, and as far as a count of the last days vouches for it. Books that began
 * in another currency are never added to these; they are named apart.
 */
export const stockWorth = async (tx: RestaurantTx) => {
  const { rows } = await tx.client.query<WorthRow>({
    name: 'inventory-worth',
    text: `select i.category_id, l.currency, count(*)::int as items, coalesce(sum(l.value_minor), 0)::text as book,
                  coalesce(sum(l.value_minor) filter (where l.last_counted_at >= now() - interval '${countVouchesDays} days'), 0)::text as verified_value,
                  count(*) filter (where l.last_counted_at >= now() - interval '${countVouchesDays} days')::int as verified,
                  count(*) filter (where l.last_counted_at is null)::int as never,
                  count(*) filter (where l.on_hand <> 0 and l.average_cost is null)::int as uncosted,
                  count(*) filter (where l.on_hand < 0)::int as negative, min(l.last_counted_at) as oldest
             from stock_level l join item i on i.restaurant_id = l.restaurant_id and i.id = l.item_id
            where l.restaurant_id = $1 and (l.is_listed or l.on_hand <> 0)
            group by i.category_id, l.currency`,
    values: [tx.restaurantId],
  });
  const own = rows.filter(({ currency }) => currency === tx.currency);
  const counts = rows.flatMap(({ oldest }) => (oldest === null ? [] : [oldest.getTime()]));
  return {
    rows: own.map((row) => ({
      categoryId: row.category_id,
      items: row.items,
      bookMinor: row.book,
      verifiedMinor: row.verified_value,
      verified: row.verified,
      neverCounted: row.never,
      uncosted: row.uncosted,
      negative: row.negative,
    })),
    currency: tx.currency as 'GBP',
    otherCurrencies: sumByCurrency(rows.filter(({ currency }) => currency !== tx.currency)),
    oldestCountAt: counts.length === 0 ? null : new Date(Math.min(...counts)).toISOString(),
    vouchesDays: countVouchesDays,
    asOf: new Date().toISOString(),
  };
};

const sumByCurrency = (rows: readonly WorthRow[]) => {
  const sums = new Map<string, bigint>();
  for (const { currency, book } of rows) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(book));
  return [...sums].map(([currency, bookMinor]) => ({ currency: currency as 'GBP', bookMinor: bookMinor.toString() }));
};
