import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

const kitchen = () => app.as(here.people.owner).kitchen;
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);

it('a booking is made, changed over what was seen, and seated; nobody is given up before they can have come', async () => {
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const said = { reservationId: uuidv7(), guestName: 'Abebe', phone: null, covers: 4, startsAt, minutes: 90, tableId: null, note: null };
  const { reservation } = await kitchen().saveReservation(tell({ ...said, baseVersion: null }));
  expect(reservation).toMatchObject({ state: 'BOOKED', version: 1 });
  await kitchen().saveReservation(tell({ ...said, baseVersion: 1, covers: 5 }));
  const late = kitchen().saveReservation(tell({ ...said, baseVersion: 1, covers: 6 }));
  await expect(late).rejects.toMatchObject({ code: 'RESERVATION_CHANGED', data: { current: { covers: 5 } } });
  const move = (step: 'NO_SHOW' | 'SEAT') => kitchen().moveReservation(tell({ reservationId: said.reservationId, step, orderId: null }));
  await expect(move('NO_SHOW')).rejects.toMatchObject({ code: 'NO_SHOW_TOO_EARLY' });
  expect(await move('SEAT')).toMatchObject({ reservation: { state: 'SEATED' } });
  const { reservations } = await kitchen().readReservations({ restaurantId: here.restaurantId, day: reservation.businessDate });
  expect(reservations).toMatchObject([{ covers: 5, state: 'SEATED' }]);
});

it('takings stand as the orders add up, and as somebody wrote them down', async () => {
  const { dishId } = await sellDish(app, here.people.owner, { restaurantId: here.restaurantId });
  const { order } = await kitchen().openOrder(tell(orderBody(uuidv7(), [lineBody(dishId, { quantity: 2 })])));
  const day = order.businessDate;
  const row = { businessDate: day, channel: 'TAKEAWAY' as const, grossMinor: '5000', vatMinor: null, covers: null };
  const save = (baseVersion: number | null) => kitchen().saveTakings(tell({ source: 'TYPED' as const, rows: [{ ...row, baseVersion }] }));
  await save(null);
  await expect(save(null)).rejects.toMatchObject({ code: 'TAKINGS_CHANGED' });
  await save(1);
  const { takings } = await kitchen().readTakings({ restaurantId: here.restaurantId, from: day, to: day });
  expect(takings).toMatchObject([
    { channel: 'DINE_IN', source: 'ORDERS', grossMinor: '2400', vatMinor: '400', covers: 2 },
    { channel: 'TAKEAWAY', source: 'TYPED', grossMinor: '5000', vatMinor: null, version: 2 },
  ]);
});
