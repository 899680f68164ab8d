import type { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { restaurantCode } from '../../modules/restaurants/rules/restaurant-code.ts';
import { envelope } from './testing/furnish.ts';
import { newSecret } from './testing/things.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { quietHttp } from './testing/quiet-http.ts';
import { shiftBody, workRoleBody } from './testing/staff-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let http: Hono;
let here: Household;
let workRoleId: string;

beforeAll(() => {
  app = createTestApp(database().pools);
  http = quietHttp(database().pools, 'https://maed.example');
});
beforeEach(async () => {
  here = await createHousehold(app, database());
  ({ id: workRoleId } = (await as('manager').saveWorkRole(tell(workRoleBody({ name: 'Line cook; grill' })))).workRole);
});

const as = (role: Role) => app.as(here.people[role]).staff;
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const planned = async (who: Role, inHours: number) => {
  const body = shiftBody(workRoleId, { userId: here.people[who].userId }, inHours);
  return (await as('manager').saveShift(tell(body))).shift;
};
const publish = (shifts: readonly { readonly id: string; readonly version: number }[]) =>
  as('manager').publishRota(tell({ shifts: shifts.map(({ id, version }) => ({ shiftId: id, version })), overrides: [] }));
const open = async (role: Role): Promise<string> => {
  const secret = newSecret();
  await as(role).openCalendar(tell({ secret }));
  return `/calendar/${restaurantCode(here.restaurantId, secret)}.ics`;
};
const read = async (path: string) => {
  const answer = await http.request(path);
  // Long lines of a calendar are folded.
  return { status: answer.status, type: answer.headers.get('content-type'), text: (await answer.text()).replaceAll('\r\n ', '') };
};

describe('the calendar of a person', () => {
  it('shows the shifts that they were told of, as they were told, and nobody else’s', async () => {
    const [own, draft, other] = [await planned('staff', 24), await planned('staff', 72), await planned('chef', 24)];
    await publish([own, other]);
    const feed = await read(await open('staff'));
    expect(feed).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(feed.text.match(/^UID:.*$/gm)).toEqual([`UID:${own.id}`]);
    const stamp = own.startsAt.replaceAll(/[-:]|\.\d{3}/g, '');
    expect(feed.text).toContain(`DTSTART:${stamp}`);
    expect(feed.text).toContain('SUMMARY:Line cook\\; grill\\, ');
    expect(feed.text).not.toContain(draft.id);
  });

  it('loses a shift that was taken off the rota, once that is known', async () => {
    const own = await planned('staff', 24);
    await publish([own]);
    const path = await open('staff');
    const known = (await as('manager').readRota({ restaurantId: here.restaurantId, from: own.day, days: 7 })).planned?.shifts ?? [];
    const version = known.find(({ id }) => id === own.id)?.version ?? 0;
    const { shift } = await as('manager').cancelShift(tell({ shiftId: own.id, baseVersion: version }));
    expect((await read(path)).text).toContain(own.id);
    await publish([shift]);
    expect((await read(path)).text).not.toContain(own.id);
  });

  it('is closed by a new link, by taking it away, by leaving, and to whoever guesses', async () => {
    const first = await open('staff');
    const second = await open('staff');
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await as('staff').closeCalendar(tell({}));
    expect((await read(second)).status).toBe(404);
    const third = await open('chef');
    await app.as(here.people.owner).restaurants.removeMember(tell({ userId: here.people.chef.userId }));
    expect((await read(third)).status).toBe(404);
    for (const guess of [restaurantCode(here.restaurantId, newSecret()), 'nothing'])
      expect((await read(`/calendar/${guess}.ics`)).status).toBe(404);
  });
});
