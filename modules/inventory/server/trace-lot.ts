import { and, asc, eq } from 'drizzle-orm';

import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { MovementRow } from '../contract/movement-schemas.ts';
import type { PartStep } from '../rules/lot-part.ts';
import { loadDefinition } from './load-definition.ts';
import { lotOrRefuse, presentLot } from './lots.ts';
import { plainDecimal } from './plain-decimal.ts';
import { stockLotMovement, stockLotStep, stockMovement } from './tables.ts';

const sharesOf = (tx: RestaurantTx, lotId: string) =>
  tx.db
    .select({
      id: stockLotMovement.id,
      quantity: stockLotMovement.quantity,
      kind: stockMovement.kind,
      reason: stockMovement.reason,
      note: stockMovement.note,
      sourceType: stockMovement.sourceType,
      sourceId: stockMovement.sourceId,
      occurredAt: stockMovement.occurredAt,
      actorId: stockMovement.actorId,
      reversalOfId: stockMovement.reversalOfId,
    })
    .from(stockLotMovement)
    .innerJoin(
      stockMovement,
      and(eq(stockMovement.restaurantId, stockLotMovement.restaurantId), eq(stockMovement.id, stockLotMovement.movementId)),
    )
    .where(and(eq(stockLotMovement.restaurantId, tx.restaurantId), eq(stockLotMovement.lotId, lotId)))
    .orderBy(asc(stockLotMovement.recordedAt), asc(stockLotMovement.id));

/** What went into parts of a lot, and what it was itself taken from; the step is written beside the part. */
const partsOf = async (tx: RestaurantTx, lot: { readonly id: string; readonly parentId: string | null }) => {
  const rows = await tx.db
    .select({
      id: stockLotMovement.id,
      quantity: stockLotMovement.quantity,
      partId: stockLotStep.lotId,
      step: stockLotStep.step,
      takenAt: stockLotStep.takenAt,
      takenBy: stockLotStep.takenBy,
    })
    .from(stockLotMovement)
    .innerJoin(
      stockLotStep,
      and(eq(stockLotStep.restaurantId, stockLotMovement.restaurantId), eq(stockLotStep.id, stockLotMovement.stepId)),
    )
    .where(and(eq(stockLotMovement.restaurantId, tx.restaurantId), eq(stockLotMovement.lotId, lot.id)))
    .orderBy(asc(stockLotMovement.recordedAt), asc(stockLotMovement.id));
  return rows.map((row) => ({ ...row, otherLotId: row.partId === lot.id ? (lot.parentId ?? lot.id) : row.partId }));
};

const stepsOf = (tx: RestaurantTx, lotId: string) =>
  tx.db
    .select()
    .from(stockLotStep)
    .where(and(eq(stockLotStep.restaurantId, tx.restaurantId), eq(stockLotStep.lotId, lotId)))
    .orderBy(asc(stockLotStep.takenAt), asc(stockLotStep.id));

/**
 * Where a lot came from and where it went; values stay in the ledger.
 *
 * @refuses NOT_FOUND
 */
export const traceLot = async (tx: RestaurantTx, lotId: string) => {
  const { lot } = await lotOrRefuse(tx, lotId);
  const item = await loadDefinition(tx, lot.itemId);
  if (!item) throw refusal('NOT_FOUND');
  const shares = await sharesOf(tx, lotId);
  const steps = await stepsOf(tx, lotId);
  const parts = await partsOf(tx, lot);
  const people = [...shares.map(({ actorId }) => actorId), ...[...steps, ...parts].map(({ takenBy }) => takenBy)].filter(
    (id) => id !== null,
  );
  const names = await namesOf(tx, [...new Set(people)]);
  return {
    lot: presentLot(tx, lot),
    item,
    today: tradingDay(tx, new Date()),
    movements: shares.map(({ actorId, reversalOfId, occurredAt, quantity, kind, reason, ...row }) => ({
      ...row,
      kind: kind as MovementRow['kind'],
      reason: reason as MovementRow['reason'],
      quantity: plainDecimal(quantity),
      occurredAt: occurredAt.toISOString(),
      by: names.get(actorId ?? '') ?? '',
      isCorrection: reversalOfId !== null,
    })),
    parts: parts.map(({ id, quantity, otherLotId, step, takenAt, takenBy }) => ({
      id,
      quantity: plainDecimal(quantity),
      otherLotId,
      step: step as PartStep,
      at: takenAt.toISOString(),
      by: names.get(takenBy ?? '') ?? '',
    })),
    steps: steps.map(({ id, step, reason, expiresOn, takenAt, takenBy }) => ({
      id,
      step,
      reason,
      expiresOn,
      at: takenAt.toISOString(),
      by: names.get(takenBy ?? '') ?? '',
    })),
  };
};
