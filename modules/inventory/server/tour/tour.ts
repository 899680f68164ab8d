import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { enterScratch, eraseScratch, openScratch, type Scratch } from '../../../restaurants/server/public.ts';
import type { Tour } from '../../contract/tour.contract.ts';
import { nextTourStep, tourStart } from '../../rules/tour.ts';
import { createItem } from '../create-item.ts';
import { getItem } from '../get-item.ts';
import { listMovements } from '../item-history.ts';
import { recordMovement } from '../record-movement.ts';
import { stockTour } from './tables.ts';
import { inKilograms, takeStep, tourEnvelope, tourMovement, type TourStepBody } from './take-step.ts';

/** From there the sweeper erases the scratch restaurant, whoever is still on the tour. @unit milliseconds */
const tourMs = 24 * 60 * 60_000;
const rowsShown = 20;

type TourRow = typeof stockTour.$inferSelect;
type TourAnswer = { readonly tour: Tour | null };

const own = (tx: RestaurantTx) => and(eq(stockTour.restaurantId, tx.restaurantId), eq(stockTour.userId, tx.userId ?? tx.ownerId));

const findTour = async (tx: RestaurantTx): Promise<TourRow | null> => (await tx.db.select().from(stockTour).where(own(tx)))[0] ?? null;

const holdTour = async (tx: RestaurantTx): Promise<TourRow | null> =>
  (await tx.db.select().from(stockTour).where(own(tx)).for('update'))[0] ?? null;

const scratchOf = ({ scratchId, scratchPersonId }: TourRow): Scratch => ({ restaurantId: scratchId, personId: scratchPersonId });

/** How it stands in the scratch restaurant; null once that was swept. */
const present = async (tx: RestaurantTx, row: TourRow): Promise<Tour | null> =>
  enterScratch(tx, scratchOf(row), async (there) => {
    if (there.role === 'system') return null;
    const { item, level, currency } = await getItem(there, row.itemId);
    const { rows } = await listMovements(there, { itemId: row.itemId, limit: rowsShown });
    const counted = row.steps.find(({ step }) => step === 'COUNT');
    const adjusted = rows.find(({ kind }) => kind === 'COUNT_ADJUST');
    return {
      taken: [...row.steps],
      next: nextTourStep(row.steps.map(({ step }) => step)),
      units: item.units,
      level,
      rows,
      variance: counted
        ? {
            counted: counted.after.onHand,
            expected: counted.before.onHand,
            difference: adjusted?.quantity ?? '0',
            valueMinor: adjusted?.valueMinor ?? null,
          }
        : null,
      currency,
    };
  });

/** One's own tour; null while one is on none. */
export const getTour = async (tx: RestaurantTx): Promise<TourAnswer> => {
  const row = await findTour(tx);
  return { tour: row && (await present(tx, row)) };
};

/** Opens a scratch restaurant with one thing on its shelf. What an earlier tour left is erased first. */
export const beginTour = async (tx: RestaurantTx): Promise<TourAnswer> => {
  await leaveTour(tx);
  const scratch: Scratch = { restaurantId: uuidv7(), personId: uuidv7() };
  const itemId = uuidv7();
  const until = new Date(Date.now() + tourMs);
  await enterScratch(tx, scratch, (there) => openScratch(there, { restaurantId: scratch.restaurantId, name: 'Tour', like: tx, until }));
  await enterScratch(tx, scratch, async (there) => {
    await createItem(there, { itemId, item: tourItem });
    const opening = tourMovement(itemId, { kind: 'OPENING', entry: inKilograms(tourStart.kilograms), price: tourStart.price });
    await recordMovement(there, tourEnvelope(there, opening));
  });
  const [row] = await tx.db
    .insert(stockTour)
    .values({
      restaurantId: tx.restaurantId,
      userId: tx.userId ?? tx.ownerId,
      scratchId: scratch.restaurantId,
      scratchPersonId: scratch.personId,
      itemId,
    })
    .returning();
  if (!row) throw new Error('A tour was not written down.');
  return { tour: await present(tx, row) };
};

const tourItem = {
  name: 'Tomatoes',
  nameLocal: 'ቲማቲም',
  sku: null,
  barcodes: [],
  categoryId: null,
  storageAreaIds: [],
  units: { baseUnit: 'g' as const, packChain: [], countUnits: ['kg' as const], densityGPerMl: null, eachMeasure: null },
  par: null,
  reorderPoint: null,
  allergens: {},
  isKeyItem: true,
};

/**
 * Takes the next step for real.
 *
 * @refuses TOUR_NOT_BEGUN once nobody is on it, or it was swept; TOUR_STEP_OTHER for another step than the next; and
 * whatever the step itself is refused for
 */
export const takeTourStep = async (tx: RestaurantTx, { body }: CommandEnvelope<TourStepBody>): Promise<TourAnswer> => {
  const row = await holdTour(tx);
  const before = row && (await present(tx, row));
  if (!row || !before) throw refusal('TOUR_NOT_BEGUN', { field: 'step' });
  if (before.next !== body.step) throw refusal('TOUR_STEP_OTHER', { field: 'step' });
  const after = await enterScratch(tx, scratchOf(row), async (there) => {
    await takeStep(there, row.itemId, body);
    return (await getItem(there, row.itemId)).level;
  });
  const steps = [...row.steps, { step: body.step, before: before.level, after }];
  await tx.db.update(stockTour).set({ steps }).where(own(tx));
  return { tour: await present(tx, { ...row, steps }) };
};

/** Ends a tour and erases what it left; whoever is on none leaves none. */
export const leaveTour = async (tx: RestaurantTx): Promise<TourAnswer> => {
  const [row] = await tx.db.delete(stockTour).where(own(tx)).returning();
  if (row) await eraseScratch(tx.client, row.scratchId);
  return { tour: null };
};
