import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Role } from '../../../restaurants/rules/capabilities.ts';
import type { CountEntryBody, CountPlan } from '../../contract/count-schemas.ts';
import { approveCount } from '../approve-count.ts';
import { recordCountEntry } from '../count-entries.ts';
import { submitCount } from '../review-count.ts';
import { createCount, startCount } from '../start-count.ts';
import { envelope, type Kitchen } from './kitchen.ts';

/** Everything, seen by everybody, as strictly as usual. */
export const planOf = (changes: Partial<CountPlan> = {}): CountPlan => ({
  name: 'Walk-in',
  storageAreaIds: [],
  categoryIds: [],
  isKeyItemsOnly: false,
  isBlind: false,
  isOpenToKitchen: false,
  threshold: { shareBps: 1000, withMinor: '1500', aloneMinor: '7500' },
  ...changes,
});

/** Begins a count as the owner and gives its id. */
export const beginCount = async (kitchen: Kitchen, changes: Partial<CountPlan> = {}): Promise<string> => {
  const countId = uuidv7();
  await kitchen.as('owner', async (tx) => {
    await createCount(tx, { countId, by: { kind: 'ONCE', plan: planOf(changes) } });
    await startCount(tx, countId);
  });
  return countId;
};

/** Pretends that a count began earlier, so that a test can tell a day in minutes. */
export const beganAt = async (kitchen: Kitchen, countId: string, at: Date): Promise<void> => {
  await kitchen.as('owner', (tx: RestaurantTx) =>
    tx.client.query('update count_session set started_at = $2, submitted_at = null where id = $1', [countId, at]),
  );
};

type Entered = {
  readonly countId: string;
  readonly itemId: string;
  readonly tins: string;
  readonly at: Date;
  readonly storageAreaId?: string | null;
  readonly recountNumber?: number;
};

/** So many tins at a shelf, as a device says it. */
export const entryBody = ({ countId, itemId, tins, storageAreaId = null, recountNumber = 0 }: Omit<Entered, 'at'>): CountEntryBody => ({
  entryId: uuidv7(),
  countId,
  itemId,
  storageAreaId,
  recountNumber,
  said: { kind: 'COUNTED', method: 'MANUAL', entry: { text: `${tins} tin`, parts: [{ quantity: tins, unit: 'tin' }] } },
});

/** Writes down so many tins as somebody in a role. */
export const enter = (kitchen: Kitchen, role: Role, { at, ...entered }: Entered) =>
  kitchen.as(role, (tx) => recordCountEntry(tx, envelope(kitchen, entryBody(entered), at)));

/** Hands a count in, leaving out what nobody counted. */
export const handIn = (kitchen: Kitchen, role: Role, countId: string) =>
  kitchen.as(role, (tx) => submitCount(tx, { countId, openLines: 'LEAVE_OUT' }));

/** Approves a count as the owner, whatever it found. */
export const approve = (kitchen: Kitchen, countId: string) => kitchen.as('owner', (tx) => approveCount(tx, envelope(kitchen, { countId })));
