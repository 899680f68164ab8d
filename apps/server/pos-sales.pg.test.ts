import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { pullDueSales, renewAging } from '../../modules/integrations/server/mount.ts';
import { quietHttp } from './testing/quiet-http.ts';
import { sellers } from './testing/sellers.ts';
import { sellingHouse } from './testing/selling-house.ts';
import { baseUrl } from './testing/test-app.ts';

describe.each(sellers)('of $name', (seller) => {
  const house = sellingHouse(seller);
  const books = () => house.standIn().books;
  const shiro = (quantity: number, uid = 'a') => ({ uid, thing: 'THING-SHIRO', quantity, minor: 1200 });
  const mead = { uid: 'm', thing: 'THING-MEAD', quantity: 1, minor: 900 };

  const tradedMinor = async (): Promise<number> => {
    const day = (await house.stands()).days[0]?.day ?? '';
    const { takings } = await house.owner().kitchen.readTakings({ restaurantId: house.here().restaurantId, from: day, to: day });
    return takings.reduce((sum, { grossMinor }) => sum + Number(grossMinor), 0);
  };

  it('a sale takes what it is made of from stock once, however often it is pulled', async () => {
    await house.connect();
    books().sell('S1', [shiro(2)]);
    books().sell('S2', [shiro(1)]);
    books().sell('S3', [shiro(3)]);
    for (const _ of [1, 2, 3]) await house.pull();
    // A hundred grams a portion.
    expect(await house.gone()).toBe(600);
    expect(await tradedMinor()).toBe(7200);
    const stands = await house.stands();
    expect(stands).toMatchObject({ state: 'LIVE', fault: null, lastRun: { changed: 0, refused: 0 } });
    expect(stands.days[0]).toMatchObject({ sales: 3, theirsMinor: '7200', bookedMinor: '7200', differenceMinor: '0' });
  });

  it('an edit, a refund and a sale that is called off are put right by the next pull, each once', async () => {
    await house.connect();
    books().sell('S1', [shiro(2)]);
    books().sell('S2', [shiro(1)]);
    books().sell('S3', [shiro(4)]);
    await house.pull();
    books().sell('S1', [shiro(5)]);
    books().giveBack('S2', 1200);
    books().callOff('S3');
    for (const _ of [1, 2]) await house.pull();
    // What was given back had been cooked; what was called off never was.
    expect(await house.gone()).toBe(600);
    expect(await tradedMinor()).toBe(6000);
    expect((await house.stands()).days[0]).toMatchObject({ theirsMinor: '6000', bookedMinor: '6000', differenceMinor: '0' });
    books().failToGiveBack('S2', 1200);
    await house.pull();
    expect(await tradedMinor()).toBe(7200);
  });

  it('what is no dish yet is shown as money, keeps its mapping under another name, and is booked once somebody says what it is', async () => {
    const connectionId = await house.connect();
    books().sell('S1', [shiro(1), mead]);
    await house.pull();
    expect(await house.stands()).toMatchObject({ unmappedMinor: '900' });
    expect((await house.stands()).days[0]).toMatchObject({
      theirsMinor: '2100',
      bookedMinor: '1200',
      unmappedMinor: '900',
      differenceMinor: '0',
    });
    books().catalogue.set('THING-SHIRO', 'Shiro wot');
    await house.pull();
    const ask = { restaurantId: house.here().restaurantId, connectionId };
    const { things } = await house.owner().integrations.readMapping(ask);
    expect(things[0]).toMatchObject({ thingId: 'THING-MEAD', state: 'UNMAPPED', revenueMinor: '900' });
    expect(things[1]).toMatchObject({ thingId: 'THING-SHIRO', name: 'Shiro wot', state: 'MAPPED', targetId: house.sold().dishId });
    const thing = { thingId: 'THING-MEAD', state: 'MAPPED' as const, targetId: house.sold().dishId };
    await house.owner().integrations.mapThings(house.tell({ connectionId, things: [thing] }));
    await pullDueSales(house.database().pools, house.around());
    expect(await house.stands()).toMatchObject({ unmappedMinor: '0' });
    expect(await house.gone()).toBe(200);
    expect(await tradedMinor()).toBe(2100);
  });

  it('a day that differs from what the provider says of it is shown with the difference', async () => {
    await house.connect();
    books().sell('S1', [shiro(2)]);
    await house.pull();
    await queryAs(house.database().owner, `update order_line set unit_price_minor = 1150 where till_line_id = 'a'`);
    expect((await house.stands()).days[0]).toMatchObject({ theirsMinor: '2400', bookedMinor: '2300', differenceMinor: '100' });
  });

  it('while it is down the kitchen, stock, tasks and the clock work, and its sales come when it is back', async () => {
    await house.connect();
    books().sell('S1', [shiro(1)]);
    house.standIn().isDown = true;
    await house.pull();
    const { restaurantId } = house.here();
    expect(await house.stands()).toMatchObject({ state: 'DEGRADED', fault: 'SILENT', failingSince: expect.any(String) });
    const owner = house.owner();
    const asked = [
      owner.kitchen.readKitchen({ restaurantId }),
      owner.inventory.listItems({ restaurantId }),
      owner.tasks.readRuns({ restaurantId }),
      owner.staff.readClock({ restaurantId }),
    ];
    expect(await Promise.all(asked)).toHaveLength(4);
    house.standIn().isDown = false;
    await house.pull();
    expect(await house.stands()).toMatchObject({ state: 'LIVE', fault: null, failingSince: null });
    expect(await house.gone()).toBe(100);
  });

  it('a message asks for a round once, and one that somebody else signed, or that is not as it was signed, asks for nothing', async () => {
    await house.connect();
    await pullDueSales(house.database().pools, house.around());
    const http = quietHttp(house.database().pools, baseUrl, { providers: house.around().providers });
    const { body, right, wrong } = seller.message(books().merchantId);
    const send = (headers: Readonly<Record<string, string>>) =>
      http.request(`/webhooks/${seller.name.toLowerCase()}`, { method: 'POST', body, headers });
    for (const headers of wrong) expect((await send(headers)).status).toBe(401);
    expect((await house.stands()).isPulling).toBe(false);
    expect((await send(right)).status).toBe(200);
    expect((await house.stands()).isPulling).toBe(true);
    await pullDueSales(house.database().pools, house.around());
    expect((await send(right)).status).toBe(200);
    expect((await house.stands()).isPulling).toBe(false);
  });

  it('tokens are renewed before they run out, each once though two servers try, and stand nowhere in the clear', async () => {
    await house.connect();
    const week = `update pos_connection set renewed_at = now() - interval '8 days'`;
    await queryAs(house.database().owner, week);
    const { pools } = house.database();
    await Promise.all([renewAging(pools, house.around()), renewAging(pools, house.around())]);
    await house.pull();
    expect(await house.stands()).toMatchObject({ state: 'LIVE' });
    const rows = await queryAs(
      house.database().owner,
      `select 1 from command_log where answer::text ~ $1 union all select 1 from audit_entry where subject::text ~ $1
     union all select 1 from pos_connection where sealed_tokens ~ $1`,
      [seller.secrets],
    );
    expect(rows).toEqual([]);
  });

  it('whoever is let in no more is told to sign in again, and goes on where it was without counting a sale twice', async () => {
    await house.connect();
    books().sell('S1', [shiro(1)]);
    await house.pull();
    books().access.clear();
    books().refresh.clear();
    await house.pull();
    expect(await house.stands()).toMatchObject({ state: 'REAUTH_REQUIRED', fault: 'REFUSED' });
    books().sell('S2', [shiro(1)]);
    await house.connect();
    await house.pull();
    expect(await house.stands()).toMatchObject({ state: 'LIVE', fault: null });
    expect(await house.gone()).toBe(200);
  });

  it('whoever disconnects leaves no token here or there, and connected again no sale counts twice', async () => {
    const connectionId = await house.connect();
    books().sell('S1', [shiro(1)]);
    await house.pull();
    const answer = await house.owner().integrations.disconnect(house.tell({ connectionId }));
    expect(answer).toEqual({ connectionId, isRevoked: true });
    expect([books().access.size, books().revoked.length]).toEqual([0, 1]);
    const rows = await queryAs(house.database().owner, 'select 1 from pos_connection where sealed_tokens is not null');
    expect([await house.stands(), rows]).toMatchObject([{ state: 'DISCONNECTED', locations: [] }, []]);
    expect(await house.connect()).toBe(connectionId);
    await house.pull();
    expect(await house.gone()).toBe(100);
  });
});
