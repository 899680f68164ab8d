import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { goodCouriers } from './testing/delivered.ts';
import { phone, toldHouse } from './testing/told-chef.ts';

const { app, as, database, here, idOf, tell, look, lowItem, send, pushes, minute } = toldHouse();

const signIn = async () => {
  const tokenHash = `hash ${uuidv7()}`;
  await queryAs(
    database().superuser,
    `insert into auth.session (id, user_id, token, expires_at) values (uuidv7(), $1, $2, now() + interval '1 day')`,
    [idOf('chef'), tokenHash],
  );
  return app().as({ kind: 'session', tokenHash });
};

const connectIn = (session: Awaited<ReturnType<typeof signIn>>, name: string) =>
  session.alerts.connectDevice(tell({ address: phone(name), label: `Phone ${name}`, language: 'en' as const }));

const endSessions = (how: string) => queryAs(database().superuser, `${how} where user_id = $1`, [idOf('chef')]);

describe.each([
  ['that has expired', () => endSessions(`update auth.session set expires_at = now() - interval '1 second'`)],
  ['that was ended everywhere, or by a new password', () => endSessions('delete from auth.session')],
] as const)('a session %s', (_, end) => {
  it('leaves no device being told: nothing is planned for it, and what was planned does not go', async () => {
    const session = await signIn();
    await connectIn(session, 'lost');
    await lowItem();
    await look();
    await end();
    const { couriers, arrived } = goodCouriers();
    await send(couriers);
    expect(arrived).toEqual([]);
    expect(await pushes()).toMatchObject([{ status: 'GONE', reason: 'ADDRESS_GONE' }]);
    await lowItem();
    await look();
    expect(await pushes()).toHaveLength(1);
    const { reaches, asleep } = await as('chef').alerts.readPreferences({ restaurantId: here().restaurantId });
    expect([reaches.length, asleep.length]).toEqual([0, 1]);
  });

  it('is told again once its person signs in on the device anew, under the same reach', async () => {
    const before = await connectIn(await signIn(), 'found');
    await end();
    const again = await signIn();
    expect(await connectIn(again, 'found')).toEqual(before);
    await lowItem();
    await look();
    const { couriers, arrived } = goodCouriers();
    await send(couriers);
    expect(arrived).toHaveLength(1);
  });
});

it('one session that ends leaves the devices of another', async () => {
  const [kept, lost] = [await signIn(), await signIn()];
  await connectIn(kept, 'kept');
  await connectIn(lost, 'lost');
  await queryAs(
    database().superuser,
    `delete from auth.session where id = (select session_id from alert_reach where label = 'Phone lost' and user_id = $1)`,
    [idOf('chef')],
  );
  await lowItem();
  await look();
  const { couriers, arrived } = goodCouriers();
  await send(couriers);
  expect(arrived).toMatchObject([{ address: phone('kept') }]);
});

it('whoever is let go is told nothing any more, not even when they come back one day', async () => {
  await connectIn(await signIn(), 'old');
  const work = (isActive: boolean) =>
    queryAs(database().superuser, 'update membership set is_active = $2 where user_id = $1', [idOf('chef'), isActive]);
  await work(false);
  await minute();
  await work(true);
  await lowItem();
  await look();
  expect(await pushes()).toEqual([]);
});
