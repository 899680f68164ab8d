import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';

import { newHousehold, type Household } from '../../../db/testing/household.ts';
import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import { tenantRows } from '../../../db/testing/tenant-rows.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { isEntryRefused, withRestaurant } from '../../../platform/server/database/tenancy.ts';
import { absencesOf } from './absence-facts.ts';

const database = useTestDatabase();

const absenceOf = async ({ userId, restaurantId }: Household) => {
  const entry = { pool: database().pools.app, credential: { kind: 'person', userId }, access: 'read' } as const;
  const found = await withRestaurant(entry, restaurantId, (tx) => absencesOf(tx, [userId], { from: '2027-03-01', until: '2027-03-08' }));
  if (isEntryRefused(found)) throw new Error('Nobody was let in.');
  return found(userId);
};

test('what was agreed keeps somebody away, and what was asked and waits for an answer is told apart from it', async () => {
  const household = newHousehold();
  await insertRowsAs(database().owner, tenantRows(household));
  const { restaurantId, userId } = household;
  await queryAs(database().owner, 'delete from time_off where restaurant_id = $1', [restaurantId]);
  const wish = `insert into time_off (restaurant_id, id, user_id, kind, from_day, to_day, status, asked_by, asked_at, decided_by, decided_at, reason)
                values ($1, $2, $3, 'HOLIDAY', $4, $5, $6, $3, now(), $7, case when $7::uuid is null then null else now() end, $8)`;
  const wishes = [
    ['2027-03-01', '2027-03-01', 'APPROVED'],
    ['2027-03-03', '2027-03-04', 'REQUESTED'],
    ['2027-03-05', '2027-03-05', 'DECLINED'],
    ['2027-03-06', '2027-03-06', 'CANCELLED'],
    ['2027-03-09', '2027-03-09', 'REQUESTED'],
  ];
  for (const [from, to, status] of wishes)
    await queryAs(database().owner, wish, [
      restaurantId,
      uuidv7(),
      userId,
      from,
      to,
      status,
      status === 'REQUESTED' ? null : userId,
      status === 'DECLINED' ? 'Full' : null,
    ]);
  const { timeOff, askedOff } = await absenceOf(household);
  expect(timeOff).toHaveLength(1);
  expect(askedOff.map(({ days }) => days)).toEqual([{ fromDay: '2027-03-03', toDay: '2027-03-04', fromMinute: null, toMinute: null }]);
});
