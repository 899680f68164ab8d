import { beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { exportItems, getItem } from './get-item.ts';
import { listMovements } from './item-history.ts';
import { listItems } from './list-items.ts';
import { reconcileLevels } from './reconcile-levels.job.ts';
import { syncItems } from './sync-items.ts';
import { addItem, delivery, movement, openKitchen, record, type Kitchen } from './testing/kitchen.ts';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeEach(async () => {
  kitchen = await openKitchen(database());
});

const all = { filter: 'ALL', isActive: true, sort: 'NAME', direction: 'ASC' } as const;

const keepIn = (currency: string) =>
  queryAs(database().owner, 'update restaurant set currency = $2 where id = $1', [kitchen.restaurantId, currency]);

const currenciesOf = async () => {
  const { items } = await kitchen.as('owner', (tx) => syncItems(tx, { limit: 100 }));
  return Object.fromEntries(items.map(({ name, currency }) => [name, currency]));
};

describe('when a restaurant changes its currency', () => {
  it('an item keeps the one that its books began in, whatever is recorded later, and its figures add up', async () => {
    const itemId = await addItem(kitchen, { name: 'Berbere' });
    await record(kitchen, delivery(itemId, '2', '10'));
    await keepIn('ETB');
    await record(kitchen, delivery(itemId, '1', '16'));
    await record(kitchen, movement(itemId, 'WASTE', '1'));
    const { currency, rows } = await kitchen.as('owner', (tx) => listMovements(tx, { itemId, limit: 10 }));
    expect([currency, rows.length]).toEqual(['GBP', 3]);
    const stored = await queryAs(database().owner, 'select distinct currency from stock_movement where item_id = $1', [itemId]);
    expect(stored).toEqual([{ currency: 'GBP' }]);
    expect(await kitchen.as('owner', (tx) => getItem(tx, itemId))).toMatchObject({ currency: 'GBP', level: { valueMinor: '2400' } });
    expect(await currenciesOf()).toEqual({ Berbere: 'GBP' });
    expect(await kitchen.as('owner', reconcileLevels)).toEqual([]);
  });

  it('an item that was never moved follows, and begins its books in the new one', async () => {
    const itemId = await addItem(kitchen, { name: 'Shiro' });
    await keepIn('ETB');
    expect(await currenciesOf()).toEqual({ Shiro: null });
    expect(await kitchen.as('owner', (tx) => getItem(tx, itemId))).toMatchObject({ currency: 'ETB' });
    await record(kitchen, delivery(itemId, '2', '10'));
    expect(await currenciesOf()).toEqual({ Shiro: 'ETB' });
    await keepIn('GBP');
    expect(await kitchen.as('owner', (tx) => getItem(tx, itemId))).toMatchObject({ currency: 'ETB' });
  });

  it('a total adds up one currency and says how many items it leaves out', async () => {
    const [before, after] = [await addItem(kitchen, { name: 'Berbere' }), await addItem(kitchen, { name: 'Shiro' })];
    await addItem(kitchen, { name: 'Teff' });
    await record(kitchen, delivery(before, '2', '10'));
    await keepIn('ETB');
    await record(kitchen, delivery(after, '3', '100'));
    const list = await kitchen.as('owner', (tx) => listItems(tx, { ...all, limit: 10 }));
    expect(list).toMatchObject({ currency: 'ETB', totalValueMinor: '30000', otherCurrencyCount: 1 });
    expect(list.rows.map(({ currency }) => currency)).toEqual(['GBP', 'ETB', null]);
    const file = await kitchen.as('owner', (tx) => exportItems(tx, all));
    expect(file.rows.map(({ currency }) => currency)).toEqual(['GBP', 'ETB', 'ETB']);
  });
});
