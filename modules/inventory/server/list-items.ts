import * as z from 'zod/mini';

import { fuzzyIndex, fuzzyMatch } from '../../../kit/text/fuzzy-match.ts';
import { idSchema } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import { loadSparklines } from './load-sparklines.ts';
import { presentItemRow, type ItemListRow } from './present-item-row.ts';
import { isCostVisible } from './present-movement.ts';

/** A question to the stock list, validated. */
export type ItemListQuery = {
  readonly search?: string | undefined;
  readonly filter: 'NEEDS_PERSON' | 'BELOW_PAR' | 'NEGATIVE' | 'NOT_COUNTED' | 'ALL';
  readonly categoryId?: string | undefined;
  readonly storageAreaId?: string | undefined;
  readonly isActive: boolean;
  readonly sort: 'ATTENTION' | 'NAME' | 'ON_HAND' | 'PAR' | 'VALUE' | 'LAST_MOVEMENT' | 'LAST_COUNT';
  readonly direction: 'ASC' | 'DESC';
};

type Page = ItemListQuery & { readonly hasSparkline: boolean; readonly limit: number; readonly cursor?: string | undefined };

/** Where a page ended: what the sort compares, then the name, then the id. */
const textPosition = z.tuple([z.string(), z.string(), idSchema]);
const numericPosition = z.tuple([z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.string(), idSchema]);

/** Not counted for so long, an item stands on the list of those to count. */
const countedDays = 14;

/** The standing of rules/level-status.ts as a number to sort by; a test holds the two together. */
const attention = `case when l.on_hand < 0 then 0
  when i.reorder_point is not null and l.on_hand <= i.reorder_point then 1
  when i.par is not null and l.on_hand < i.par then 2 else 3 end`;

const filters: Readonly<Record<ItemListQuery['filter'], string>> = {
  NEEDS_PERSON: 'attention < 3',
  BELOW_PAR: 'attention in (1, 2)',
  NEGATIVE: 'attention = 0',
  NOT_COUNTED: `(last_counted_at is null or last_counted_at < now() - interval '${countedDays} days')`,
  ALL: 'true',
};

/** What each sort compares, as a number or a text that is never null, so that a page can begin behind it. */
const sorts: Readonly<Record<ItemListQuery['sort'], string>> = {
  ATTENTION: `attention::text`,
  NAME: `''::text`,
  ON_HAND: `on_hand`,
  PAR: `coalesce(par, -1)`,
  VALUE: `coalesce(value_minor, -999999999999999999)`,
  LAST_MOVEMENT: `coalesce(extract(epoch from last_movement_at), 0)`,
  LAST_COUNT: `coalesce(extract(epoch from last_counted_at), 0)`,
};

const listed = `
  select i.id, i.name, i.name_local, i.sku, i.category_id, i.base_unit, i.pack_chain, i.count_units, i.density_g_per_ml,
         i.each_measure, i.par, i.reorder_point, i.is_active, i.version, l.on_hand, l.average_cost, l.value_minor,
         l.last_counted_at, l.last_movement_at, ${attention} as attention
    from item i
    join stock_level l on l.restaurant_id = i.restaurant_id and l.item_id = i.id
   where i.restaurant_id = $1 and i.is_active = $2
     and ($3::uuid is null or i.category_id = $3)
     and ($4::uuid is null or exists (select from item_storage_area s
           where s.restaurant_id = $1 and s.item_id = i.id and s.storage_area_id = $4))
     and ($5::uuid[] is null or i.id = any ($5))`;

const areas = `array(select s.storage_area_id from item_storage_area s
  where s.restaurant_id = $1 and s.item_id = page.id order by s.sort_order) as storage_area_ids`;

const isTextSort = (sort: ItemListQuery['sort']): boolean => sort === 'ATTENTION' || sort === 'NAME';

const pageText = ({ filter, sort, direction }: ItemListQuery): string => {
  const key = sorts[sort];
  const [order, beyond] = direction === 'ASC' ? ['asc', '>'] : ['desc', '<'];
  const type = isTextSort(sort) ? 'text' : 'numeric';
  return `
    with listed as (${listed}), page as (
      select *, ${key} as sort_key, lower(name) as sort_name from listed
       where ${filters[filter]}
         and ($6::text is null or (${key}, lower(name), id) ${beyond} ($6::${type}, $7::text, $8::uuid))
       order by ${key} ${order}, lower(name) ${order}, id ${order}
       limit $9)
    select page.*, page.sort_key::text as sort_key, ${areas} from page order by page.sort_key ${order}, sort_name ${order}, id ${order}`;
};

const figuresText = `
  select ${Object.entries(filters)
    .map(([name, condition]) => `count(*) filter (where ${condition})::int as "${name}"`)
    .join(', ')},
         coalesce(sum(value_minor) filter (where FILTER), 0)::text as total,
         count(*) filter (where FILTER and on_hand <> 0 and average_cost is null)::int as uncosted
    from (${listed}) listed`;

/** The two statements behind a page of the list, for whoever measures them or reads their plans. */
export const listStatements = (query: ItemListQuery): { readonly page: string; readonly figures: string } => ({
  page: pageText(query),
  figures: figuresText.replaceAll('FILTER', filters[query.filter]),
});

type Figures = Readonly<Record<ItemListQuery['filter'], number>> & { readonly total: string; readonly uncosted: number };

/** The items whose names, codes or barcodes a search may have meant; null where nothing is searched for. */
const searched = async (tx: RestaurantTx, search: string | undefined): Promise<string[] | null> => {
  if (!search) return null;
  const { rows } = await tx.client.query<{ id: string; names: string[] }>(
    `select i.id, array_remove(array[i.name, i.name_local, i.sku] || array(
              select b.code from item_barcode b where b.restaurant_id = i.restaurant_id and b.item_id = i.id), null) as names
       from item i where i.restaurant_id = $1`,
    [tx.restaurantId],
  );
  const index = fuzzyIndex(rows, (row) => row.names);
  return fuzzyMatch(search, index, { limit: rows.length }).map((match) => match.item.id);
};

const conditions = async (tx: RestaurantTx, query: ItemListQuery): Promise<unknown[]> => [
  tx.restaurantId,
  query.isActive,
  query.categoryId ?? null,
  query.storageAreaId ?? null,
  await searched(tx, query.search),
];

const nameOf = (query: ItemListQuery, part: string): string =>
  `inventory-list-${part}-${query.filter}-${query.sort}-${query.direction}`;

const positionOf = ({ cursor, sort }: Page): readonly (string | null)[] =>
  cursor === undefined ? [null, null, null] : decodeCursor(cursor, isTextSort(sort) ? textPosition : numericPosition);

/** A page of the stock list, with the figures that stand over it. */
export const listItems = async (tx: RestaurantTx, query: Page) => {
  const where = await conditions(tx, query);
  const position = positionOf(query);
  const statements = listStatements(query);
  const page = await tx.client.query<ItemListRow>({
    name: nameOf(query, 'page'),
    text: statements.page,
    values: [...where, ...position, query.limit],
  });
  const figures = await tx.client.query<Figures>({
    name: nameOf(query, 'figures'),
    text: statements.figures,
    values: where,
  });
  const sparklines = query.hasSparkline ? await loadSparklines(tx, page.rows.map((row) => row.id)) : null;
  const last = page.rows.length === query.limit ? page.rows.at(-1) : undefined;
  const { total = '0', uncosted = 0, ...counts } = figures.rows[0] ?? {};
  return {
    rows: page.rows.map((row) => presentItemRow(tx, row, sparklines?.get(row.id))),
    nextCursor: last ? encodeCursor([last.sort_key, last.sort_name, last.id]) : null,
    counts: counts as Readonly<Record<ItemListQuery['filter'], number>>,
    totalValueMinor: isCostVisible(tx) ? total : null,
    uncostedCount: uncosted,
    currency: tx.currency as 'GBP',
    isCostVisible: isCostVisible(tx),
    asOf: new Date().toISOString(),
  };
};

/** The ids of everything that a question lists, in its order, for a file. */
export const listItemIds = async (tx: RestaurantTx, query: ItemListQuery, limit: number): Promise<string[]> => {
  const where = await conditions(tx, query);
  const values = [...where, null, null, null, limit];
  const { rows } = await tx.client.query<ItemListRow>({ text: pageText(query), values });
  return rows.map((row) => row.id);
};
