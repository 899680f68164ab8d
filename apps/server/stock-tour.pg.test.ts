import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { sweepScratch } from '../../modules/restaurants/server/mount.ts';
import { freshHouse } from './testing/fresh-house.ts';

const house = freshHouse();
const owner = () => house.as('owner').inventory;
const superuser = <Row extends object = object>(text: string, values: unknown[] = []) =>
  queryAs<Row>(house.database().superuser, text, values);
const here = () => ({ restaurantId: house.here().restaurantId });
const begin = () => owner().beginTour(house.tell({}));
const kilograms = (kg: string) => ({ text: `${kg} kg`, parts: [{ quantity: kg, unit: 'kg' as const }] });
type Step = 'LOOK' | 'RECEIVE' | 'WASTE' | 'COUNT';
const take = (step: Step, kg: string | null) => owner().takeTourStep(house.tell({ step, entry: kg === null ? null : kilograms(kg) }));
const scratches = async () =>
  (await superuser<{ id: string }>('select id from restaurant where scratch_until is not null')).map(({ id }) => id);

beforeEach(async () => {
  for (const id of await scratches()) await superuser('select app.erase_scratch($1)', [id]);
});

afterEach(async () => {
  await superuser('delete from stock_tour');
});

describe('the tour of stock', () => {
  it('books each step for real, where nobody works, and tells what it changed', async () => {
    const rowsHere = () => superuser('select count(*)::int as rows from stock_movement where restaurant_id = $1', [here().restaurantId]);
    const before = await rowsHere();
    expect(await owner().getTour(here())).toEqual({ tour: null });
    expect((await begin()).tour).toMatchObject({ next: 'LOOK', level: { onHand: '10000', valueMinor: '2000' }, taken: [], variance: null });
    await take('LOOK', null);
    expect((await take('RECEIVE', '5')).tour).toMatchObject({ next: 'WASTE', level: { onHand: '15000', valueMinor: '3500' } });
    expect((await take('WASTE', '1.5')).tour).toMatchObject({ level: { onHand: '13500', valueMinor: '3150' } });
    const { tour } = await take('COUNT', '13');
    expect(tour).toMatchObject({
      next: null,
      level: { onHand: '13000' },
      variance: { counted: '13000', expected: '13500', difference: '-500' },
    });
    expect(tour?.rows.map(({ kind }) => kind)).toEqual(['COUNT_ADJUST', 'WASTE', 'RECEIPT', 'OPENING']);
    expect(await owner().getTour(here())).toEqual({ tour });
    expect(await rowsHere()).toEqual(before);
    expect((await house.as('owner').restaurants.listMine({})).restaurants).toHaveLength(1);
  });

  it('takes a step once for its key, and none out of turn or without a quantity', async () => {
    await begin();
    const look = house.tell({ step: 'LOOK' as const, entry: null });
    await owner().takeTourStep(look);
    expect((await owner().takeTourStep(look)).tour?.taken).toHaveLength(1);
    await expect(take('COUNT', '1')).rejects.toMatchObject({ code: 'TOUR_STEP_OTHER' });
    await expect(take('RECEIVE', null)).rejects.toMatchObject({ code: 'ENTRY_EMPTY' });
    await expect(take('RECEIVE', '0')).rejects.toMatchObject({ code: 'QUANTITY_ZERO' });
    expect((await owner().getTour(here())).tour).toMatchObject({ next: 'RECEIVE', level: { onHand: '10000' } });
  });

  it('begun over leaves nothing of the one before, and left leaves nothing at all', async () => {
    await begin();
    const [first] = await scratches();
    await begin();
    expect(await scratches()).toHaveLength(1);
    expect(await scratches()).not.toContain(first);
    expect(await owner().leaveTour(house.tell({}))).toEqual({ tour: null });
    expect(await scratches()).toEqual([]);
    await expect(take('LOOK', null)).rejects.toMatchObject({ code: 'TOUR_NOT_BEGUN' });
  });

  it('that was swept is over, and can be begun again', async () => {
    await begin();
    await superuser(`update restaurant set scratch_until = now() - interval '1 minute' where scratch_until is not null`);
    await sweepScratch(house.database().pools);
    expect(await owner().getTour(here())).toEqual({ tour: null });
    await expect(take('LOOK', null)).rejects.toMatchObject({ code: 'TOUR_NOT_BEGUN' });
    expect((await begin()).tour).toMatchObject({ next: 'LOOK' });
  });

  it('shows itself to nobody else, and its restaurant to nobody at all', async () => {
    await begin();
    const [scratchId = ''] = await scratches();
    await expect(owner().listItems({ restaurantId: scratchId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const receipt = { movementId: uuidv7(), itemId: uuidv7(), kind: 'WASTE' as const, entry: kilograms('1') };
    const told = { ...house.tell({ ...receipt, price: null, reason: 'SPOILED' as const, note: null }), restaurantId: scratchId };
    await expect(owner().recordMovement(told)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(house.as('chef').inventory.getTour(here())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
