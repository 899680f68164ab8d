import * as z from 'zod/mini';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { MovementKind } from '../rules/movement-kind.ts';
import { explainLevel as explain, levelSeries, type HistoryRow } from '../rules/stock-level-series.ts';
import { countOfMovement } from './count-of-movement.ts';
import { countSource } from './ledger-statement.ts';
import { lockFreeLevel } from './load-item.ts';
import { movementsBefore, movementsSince, movementsSinceAnchor, presentMovements, type StoredMovement } from './load-movements.ts';
import { plainDecimal } from './plain-decimal.ts';
import { isCostVisible } from './present-movement.ts';

const dayMs = 24 * 60 * 60 * 1000;
const position = z.tuple([z.int()]);

const levelOrRefuse = async (tx: RestaurantTx, itemId: string) => {
  const level = await lockFreeLevel(tx, itemId);
  if (!level) throw refusal('NOT_FOUND');
  return level;
};

const isAnchor = (row: StoredMovement): boolean =>
  row.reversal_of_id === null &&
  row.corrected_by_id === null &&
  (row.kind === 'OPENING' || (row.kind === 'COUNT_ADJUST' && row.source_type === countSource));

const historyRow = (row: StoredMovement): HistoryRow & { readonly stored: StoredMovement } => ({
  kind: row.kind as MovementKind,
  quantity: quantity(row.quantity),
  effectiveAt: row.effective_at.toISOString(),
  isAnchor: isAnchor(row),
  stored: row,
});

type MovementsQuery = {
  readonly itemId: string;
  readonly kind?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/**
 * One item's ledger, newest first.
 *
 * @refuses NOT_FOUND
 */
export const listMovements = async (tx: RestaurantTx, query: MovementsQuery) => {
  const { currency } = await levelOrRefuse(tx, query.itemId);
  const [before] = query.cursor === undefined ? [null] : decodeCursor(query.cursor, position);
  const { kind = null, limit } = query;
  const rows = await movementsBefore(tx, query.itemId, { before, kind, limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    rows: await presentMovements(tx, rows),
    nextCursor: last ? encodeCursor([Number(last.entry_number)]) : null,
    currency: currency as 'GBP',
    isCostVisible: isCostVisible(tx),
  };
};

/**
 * Why this number: the last count or opening, and what happened since, kind by kind.
 *
 * @refuses NOT_FOUND
 */
export const explainLevel = async (tx: RestaurantTx, itemId: string) => {
  const level = await levelOrRefuse(tx, itemId);
  const rows = await movementsSinceAnchor(tx, itemId);
  const { anchor, startOnHand, groups } = explain(rows.map(historyRow), quantity(level.onHand));
  const [presented = null] = anchor ? await presentMovements(tx, [anchor.stored]) : [];
  return {
    anchor: presented,
    count: presented ? await countOfMovement(tx, presented.id) : null,
    startOnHand: formatQuantity(startOnHand),
    groups: groups.map((group) => ({ ...group, quantity: formatQuantity(group.quantity) })),
    onHand: plainDecimal(level.onHand),
    asOf: new Date().toISOString(),
  };
};

/**
 * An item's level over the last days, as a staircase for a chart. Only the window is read: what was on hand when it
 * began is today's level less what moved within it.
 *
 * @refuses NOT_FOUND
 */
export const levelHistory = async (tx: RestaurantTx, query: { readonly itemId: string; readonly days: number }) => {
  const level = await levelOrRefuse(tx, query.itemId);
  const until = new Date();
  const from = new Date(until.getTime() - query.days * dayMs);
  const rows = (await movementsSince(tx, query.itemId, from)).map(historyRow);
  const range = { from: from.toISOString(), until: until.toISOString(), onHand: quantity(level.onHand) };
  return { steps: levelSeries(rows, range).map((step) => ({ at: step.at, onHand: formatQuantity(step.onHand) })) };
};
