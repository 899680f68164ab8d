import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { CountPlan } from '../../contract/count-schemas.ts';
import type { MovementBody } from '../../contract/movement-schemas.ts';
import { tourDeliveryPrice, type TourStep } from '../../rules/tour.ts';
import { approveCount } from '../approve-count.ts';
import { recordCountEntry } from '../count-entries.ts';
import { recordMovement } from '../record-movement.ts';
import { submitCount } from '../review-count.ts';
import { createCount, startCount } from '../start-count.ts';

type Entry = MovementBody['entry'];

/** A step, and how much is received, thrown away or counted in it. */
export type TourStepBody = { readonly step: TourStep; readonly entry: Entry | null };

/** So many kilograms, as a form says it. */
export const inKilograms = (kg: string): Entry => ({ text: `${kg} kg`, parts: [{ quantity: kg, unit: 'kg' }] });

/** A command of the server itself, in a scratch restaurant. */
export const tourEnvelope = <Body>({ restaurantId }: RestaurantTx, body: Body): CommandEnvelope<Body> => ({
  commandId: uuidv7(),
  restaurantId,
  deviceId: uuidv7(),
  occurredAt: new Date().toISOString(),
  body,
});

type TourMovement = { readonly kind: MovementBody['kind']; readonly entry: Entry; readonly price: string | null };

/** A movement of the tour's item. */
export const tourMovement = (itemId: string, { kind, entry, price }: TourMovement): MovementBody => ({
  movementId: uuidv7(),
  itemId,
  kind,
  entry,
  price: price === null ? null : { amount: price, unit: 'kg' },
  reason: kind === 'WASTE' ? 'SPOILED' : null,
  note: null,
});

/** Nothing is asked for again, whatever is found. */
const plan: CountPlan = {
  name: 'Tour',
  storageAreaIds: [],
  categoryIds: [],
  isKeyItemsOnly: true,
  isBlind: false,
  isOpenToKitchen: false,
  threshold: { shareBps: 1_000_000, withMinor: '999999999999', aloneMinor: '999999999999' },
};

const countAll = async (there: RestaurantTx, itemId: string, entry: Entry): Promise<void> => {
  const countId = uuidv7();
  await createCount(there, { countId, by: { kind: 'ONCE', plan } });
  await startCount(there, countId);
  const said = { kind: 'COUNTED', entry, method: 'MANUAL' } as const;
  const counted = { entryId: uuidv7(), countId, itemId, storageAreaId: null, recountNumber: 0, said };
  await recordCountEntry(there, tourEnvelope(there, counted));
  await submitCount(there, { countId, openLines: 'LEAVE_OUT' });
  await approveCount(there, tourEnvelope(there, { countId }));
};

/**
 * Does what a step of the tour is about, with what any restaurant does it with.
 *
 * @refuses ENTRY_EMPTY where the step is about a quantity and none is said; whatever the ledger refuses
 */
export const takeStep = async (there: RestaurantTx, itemId: string, { step, entry }: TourStepBody): Promise<void> => {
  if (step === 'LOOK') return;
  if (entry === null || entry.parts.length === 0) throw refusal('ENTRY_EMPTY', { field: 'entry' });
  if (step === 'COUNT') await countAll(there, itemId, entry);
  else if (step === 'RECEIVE')
    await recordMovement(there, tourEnvelope(there, tourMovement(itemId, { kind: 'RECEIPT', entry, price: tourDeliveryPrice })));
  else await recordMovement(there, tourEnvelope(there, tourMovement(itemId, { kind: 'WASTE', entry, price: null })));
};
