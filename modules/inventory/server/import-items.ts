import type * as z from 'zod/mini';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { attempt, openSavepoint } from '../../../platform/server/database/savepoint.ts';
import type { importItems as importContract, importRowSchema } from '../contract/catalogue-procedures.ts';
import { createItem } from './create-item.ts';
import { recordMovement } from './record-movement.ts';

type ImportRow = z.output<typeof importRowSchema>;
type Body = { readonly badRows: 'SKIP' | 'STOP_ALL'; readonly rows: readonly ImportRow[] };
type Outcome = z.output<NonNullable<(typeof importContract)['~orpc']['outputSchema']>>['outcomes'][number];

/** One row, whole or not at all: the item, and what is on the shelf at the start. */
const importRow = async (tx: RestaurantTx, envelope: CommandEnvelope<Body>, row: ImportRow) => {
  const { item } = await createItem(tx, { itemId: row.itemId, item: row.item });
  if (row.opening) {
    const { movementId, entry, price } = row.opening;
    const body = { movementId, itemId: row.itemId, kind: 'OPENING' as const, entry, price, reason: null, note: null };
    await recordMovement(tx, { ...envelope, body });
  }
  return item;
};

const refusedOutcome = (rowNumber: number, { code, data }: { code: string; data: object }): Outcome => {
  const { field = 'name', ...facts } = data as { field?: string } & Record<string, unknown>;
  return { outcome: 'REFUSED', rowNumber, problems: [{ field, code, facts }] } as Outcome;
};

/**
 * Imports a batch in one transaction, row by row, each behind a savepoint: a refused row leaves nothing and keeps the
 * others from nothing, unless all or none was asked for.
 */
export const importItems = async (tx: RestaurantTx, envelope: CommandEnvelope<Body>): Promise<{ outcomes: Outcome[] }> => {
  const { badRows, rows } = envelope.body;
  const outcomes: Outcome[] = [];
  const start = await openSavepoint(tx);
  for (const row of rows) {
    const imported = await attempt(tx, () => importRow(tx, envelope, row));
    outcomes.push(
      imported.ok
        ? { outcome: 'IMPORTED', rowNumber: row.rowNumber, item: imported.value }
        : refusedOutcome(row.rowNumber, imported.refusal),
    );
  }
  const isWhole = outcomes.every((outcome) => outcome.outcome === 'IMPORTED');
  if (badRows === 'SKIP' || isWhole) {
    await start.release();
    return { outcomes };
  }
  await start.undo();
  return { outcomes: outcomes.map(heldBack) };
};

const heldBack = (outcome: Outcome): Outcome =>
  outcome.outcome === 'IMPORTED' ? { outcome: 'HELD_BACK', rowNumber: outcome.rowNumber } : outcome;
