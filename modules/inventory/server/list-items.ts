import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import { findItems } from './find-items.ts';
import { listStatements, type ItemListQuery } from './list-statements.ts';
import { presentItemRow, type ItemListRow } from './present-item-row.ts';
import { isCostVisible } from './present-movement.ts';

type Page = ItemListQuery & { readonly limit: number; readonly cursor?: string | undefined };

/** Where a page ended: what the sort compares, then the name, then the id. */
const positionSchema = z.tuple([z.string().check(z.regex(/^-?\d{1,18}(\.\d+)?$/)), z.string(), idSchema]);

type Figures = Readonly<Record<ItemListQuery['filter'], number>> & {
  readonly total: string;
  readonly counted: string;
  readonly elsewhere: number;
  readonly uncosted: number;
};

/** The items whose names, codes or barcodes a search may have meant; null where nothing is searched for. */
const searched = async (tx: RestaurantTx, search: string | undefined): Promise<string[] | null> => {
  if (!search) return null;
  return (await findItems(tx, { words: search })).map(({ id }) => id);
};

/** A question made ready: its statements, and the values that both begin with. */
const prepare = async (tx: RestaurantTx, query: ItemListQuery, isLater: boolean) => {
  const found = await searched(tx, query.search);
  const { filter, sort, direction, categoryId = null, storageAreaId = null } = query;
  const statements = listStatements({
    filter,
    sort,
    direction,
    isLater,
    hasCategory: categoryId !== null,
    hasArea: storageAreaId !== null,
    hasSearch: found !== null,
  });
  return { statements, values: [tx.restaurantId, query.isActive, categoryId, storageAreaId, found] };
};

const nowhere = [null, null, null];

/** A page of the stock list, with the figures that stand over it. */
export const listItems = async (tx: RestaurantTx, query: Page) => {
  const position = query.cursor === undefined ? nowhere : decodeCursor(query.cursor, positionSchema);
  const { statements, values } = await prepare(tx, query, query.cursor !== undefined);
  const { rows } = await tx.client.query<ItemListRow>({
    name: `${statements.name}-page`,
    text: statements.page,
    values: [...values, ...position, query.limit],
  });
  const figures = await tx.client.query<Figures>({
    name: `${statements.name}-figures`,
    text: statements.figures,
    values: [...values, tx.currency],
  });
  const last = rows.length === query.limit ? rows.at(-1) : undefined;
  const { total = '0', counted = '0', elsewhere = 0, uncosted = 0, ...counts } = figures.rows[0] ?? {};
  return {
    rows: rows.map((row) => presentItemRow(tx, row)),
    nextCursor: last ? encodeCursor([last.sort_key, last.list_name, last.id]) : null,
    counts: counts as Readonly<Record<ItemListQuery['filter'], number>>,
    totalValueMinor: isCostVisible(tx) ? total : null,
    countedValueMinor: isCostVisible(tx) ? counted : null,
    otherCurrencyCount: elsewhere,
    uncostedCount: uncosted,
    currency: tx.currency as 'GBP',
    isCostVisible: isCostVisible(tx),
    asOf: new Date().toISOString(),
  };
};

/** The ids of everything that a question lists, in its order, for a file. */
export const listItemIds = async (tx: RestaurantTx, query: ItemListQuery, limit: number): Promise<string[]> => {
  const { statements, values } = await prepare(tx, query, false);
  const { rows } = await tx.client.query<ItemListRow>({ text: statements.page, values: [...values, ...nowhere, limit] });
  return rows.map((row) => row.id);
};
