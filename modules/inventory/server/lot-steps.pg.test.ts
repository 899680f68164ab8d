import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { businessDateOf } from '../../../kit/time/business-date.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import type { Role } from '../../restaurants/rules/capabilities.ts';
import type { LotChange } from '../contract/lots.contract.ts';
import { daysAfter } from '../rules/lot.ts';
import { changeLot } from './change-lot.ts';
import { listLots } from './lots.ts';
import { recordMovement } from './record-movement.ts';
import { addItem, delivery, envelope, movement, openKitchen, type Kitchen } from './testing/kitchen.ts';
import { traceLot } from './trace-lot.ts';
import { watchLots } from './watch-lots.job.ts';

const database = useTestDatabase();
let kitchen: Kitchen;
let elsewhere: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen(database());
  elsewhere = await openKitchen(database());
});

const dayMs = 86_400_000;
/** A trading day of the kitchen, from today's. */
const inDays = (days: number) => daysAfter(businessDateOf(new Date(), { timeZone: 'Europe/London', cutOffMinutes: 240 }), days);
const stored = (dateType: 'USE_BY' | 'BEST_BEFORE') => ({ tracksLots: true, dateType, shelfLife: { opened: 2, frozen: 90, thawed: 1 } });

/** Some tins of something that keeps until a day, and their lot. */
const lotUntil = async (days: number, dateType: 'USE_BY' | 'BEST_BEFORE' = 'USE_BY', itemId?: string) => {
  const ofItem = itemId ?? (await addItem(kitchen, { keeping: stored(dateType) }));
  const lot = { kind: 'NEW', lotId: uuidv7(), lotNumber: 'L-204', printedDate: inDays(days) } as const;
  const body = { ...delivery(ofItem, '4', '4'), lot };
  await kitchen.as('kitchenstaff', (tx) =>
    recordMovement(tx, envelope(kitchen, { ...body, price: null }, new Date(Date.now() - 9 * dayMs))),
  );
  return { itemId: ofItem, lotId: lot.lotId };
};
const take = (lotId: string, change: LotChange, role: Role = 'chef') =>
  kitchen.as(role, (tx) => changeLot(tx, envelope(kitchen, { lotId, change })));
const watch = () =>
  withSystem(database().pools.app, { restaurantId: kitchen.restaurantId, reason: 'a test' }, async (tx) => {
    await watchLots(tx, new Date());
    return tx.events.map(({ name, payload }) => [name, (payload as { lotId: string }).lotId]);
  });
const tinsOf = async (lotId: string) => {
  const sql = `select status || ' ' || (on_hand / 2500)::numeric(9, 1) as lot from stock_lot where id = $1`;
  return (await queryAs<{ lot: string }>(database().owner, sql, [lotId]))[0]?.lot;
};

describe('a lot', () => {
  it('that came by hand bears what was printed on it, and who took it in can be asked for', async () => {
    const { lotId } = await lotUntil(5);
    const { lot, movements } = await kitchen.as('staff', (tx) => traceLot(tx, lotId));
    expect(lot).toMatchObject({ lotNumber: 'L-204', printedDate: inDays(5), expiresOn: inDays(5), status: 'AVAILABLE', onHand: '10000' });
    expect(movements).toMatchObject([{ kind: 'RECEIPT', quantity: '10000', by: 'Hanna kitchenstaff', sourceType: 'manual' }]);
  });

  it('is opened, and tells later where each of its tins went and what was done with it', async () => {
    const { itemId, lotId } = await lotUntil(5);
    expect((await take(lotId, { step: 'OPEN' }, 'kitchenstaff')).lot).toMatchObject({ expiresOn: inDays(2) });
    await expect(take(lotId, { step: 'OPEN' })).rejects.toMatchObject({ code: 'LOT_OPENED_ALREADY' });
    await kitchen.as('chef', (tx) =>
      recordMovement(tx, envelope(kitchen, { ...movement(itemId, 'PRODUCTION_OUT', '1'), lot: { kind: 'FROM', lotId } })),
    );
    const { movements, steps } = await kitchen.as('manager', (tx) => traceLot(tx, lotId));
    expect(movements.map(({ kind, quantity, by }) => [kind, quantity, by])).toEqual([
      ['RECEIPT', '10000', 'Hanna kitchenstaff'],
      ['PRODUCTION_OUT', '-2500', 'Hanna chef'],
    ]);
    expect(steps).toMatchObject([{ step: 'OPEN', by: 'Hanna kitchenstaff', expiresOn: inDays(2) }]);
  });

  it('that was set aside is not taken from, until a cook lets it back', async () => {
    const { itemId, lotId } = await lotUntil(5);
    await take(lotId, { step: 'QUARANTINE', reason: 'Smells odd' }, 'kitchenstaff');
    await kitchen.as('chef', (tx) => recordMovement(tx, envelope(kitchen, movement(itemId, 'PRODUCTION_OUT', '1'))));
    expect(await tinsOf(lotId)).toBe('QUARANTINED 4.0');
    await expect(take(lotId, { step: 'RELEASE' }, 'kitchenstaff')).rejects.toMatchObject({ data: { roles: ['owner', 'manager', 'chef'] } });
    expect((await take(lotId, { step: 'RELEASE' })).lot).toMatchObject({ status: 'AVAILABLE', statusReason: null });
  });

  it('is recalled only by whoever leads, and never used again', async () => {
    const { lotId } = await lotUntil(5);
    const recall = { step: 'RECALL', reason: 'Glass in it' } as const;
    await expect(take(lotId, recall)).rejects.toMatchObject({ code: 'LOT_STEP_FORBIDDEN' });
    await take(lotId, recall, 'manager');
    await expect(take(lotId, { step: 'RELEASE' }, 'owner')).rejects.toMatchObject({ code: 'LOT_STATUS_CHANGED' });
  });

  it('of another restaurant is nowhere to be found', async () => {
    const { lotId } = await lotUntil(5);
    const change = { step: 'RECALL', reason: 'Mine' } as const;
    await expect(elsewhere.as('owner', (tx) => changeLot(tx, envelope(elsewhere, { lotId, change })))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(elsewhere.as('owner', (tx) => traceLot(tx, lotId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const taken = {
      ...delivery(await addItem(elsewhere, { keeping: stored('USE_BY') }), '1', '1'),
      lot: { kind: 'NEW', lotId, lotNumber: null, printedDate: null } as const,
    };
    await elsewhere.as('owner', (tx) => recordMovement(tx, envelope(elsewhere, taken)));
    expect(await elsewhere.as('owner', (tx) => listLots(tx, { withinDays: 90, itemId: taken.itemId }))).toMatchObject({
      lots: [{ onHand: '2500' }],
    });
  });

  it('whose id names another one already is refused', async () => {
    const { itemId, lotId } = await lotUntil(5);
    const again = { ...delivery(itemId, '1', '1'), lot: { kind: 'NEW', lotId, lotNumber: null, printedDate: null } as const };
    await expect(kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, again)))).rejects.toMatchObject({ code: 'ID_TAKEN' });
  });
});

describe('the day', () => {
  it('ends what is past its date, tells once of what is near, and leaves the rest', async () => {
    const over = await lotUntil(-1, 'BEST_BEFORE');
    const near = await lotUntil(2);
    const far = await lotUntil(30);
    const told = await watch();
    expect(told).toEqual(
      expect.arrayContaining([
        ['inventory.v1.lot-expired', over.lotId],
        ['inventory.v1.lot-expiring', near.lotId],
      ]),
    );
    expect(told.map(([, lotId]) => lotId)).not.toContain(far.lotId);
    expect(await watch()).toEqual([]);
    const { lots } = await kitchen.as('chef', (tx) => listLots(tx, { withinDays: 3 }));
    const seen = lots.map(({ id, status }) => [id, status]);
    expect(seen).toEqual(
      expect.arrayContaining([
        [over.lotId, 'EXPIRED'],
        [near.lotId, 'AVAILABLE'],
      ]),
    );
    expect(seen.map(([id]) => id)).not.toContain(far.lotId);
    await take(over.lotId, { step: 'REDATE', reason: 'Tasted, still crisp', expiresOn: inDays(1) });
    expect(await watch()).toEqual([['inventory.v1.lot-expiring', over.lotId]]);
  });

  it('leaves a use-by date where it is; what is thrown away as expired comes from what expired', async () => {
    const { itemId, lotId } = await lotUntil(-1);
    const fresh = await lotUntil(5, 'USE_BY', itemId);
    await watch();
    await expect(take(lotId, { step: 'REDATE', reason: 'Looks fine', expiresOn: inDays(1) }, 'owner')).rejects.toMatchObject({
      code: 'LOT_USE_BY_FIXED',
    });
    await kitchen.as('chef', (tx) => recordMovement(tx, envelope(kitchen, { ...movement(itemId, 'WASTE', '3'), reason: 'EXPIRED' })));
    expect([await tinsOf(lotId), await tinsOf(fresh.lotId)]).toEqual(['EXPIRED 1.0', 'AVAILABLE 4.0']);
  });
});
