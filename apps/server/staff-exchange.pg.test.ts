import { beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { instantAt } from '../../kit/time/wall.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { dayAfter, mondayOf } from '../../modules/staff/rules/rota-week.ts';
import { staffPresses } from '../../modules/staff/server/public.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { giveBody } from './testing/exchange-fixtures.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { employmentBody, shiftBody, workRoleBody } from './testing/staff-fixtures.ts';
import { timeOffBody } from './testing/time-off-fixtures.ts';

const house = freshHouse();
const { tell, idOf } = house;

const monday = dayAfter(mondayOf(new Date().toISOString().slice(0, 10)), 14);
let workRoleId: string;

beforeEach(async () => {
  workRoleId = (await as().saveWorkRole(tell(workRoleBody()))).workRole.id;
  for (const role of ['staff', 'chef', 'kitchenstaff', 'manager'] as const)
    await as('owner').saveEmployment(tell(employmentBody(idOf(role), { workRoleIds: [workRoleId] })));
});

const as = (role: Role = 'manager') => house.as(role).staff;
const read = (role: Role = 'manager') => as(role).readExchange({ restaurantId: house.here().restaurantId });
const toldOf = async () => (await as('staff').readRota({ restaurantId: house.here().restaurantId, from: monday, days: 7 })).told;
const whoHas = async (id: string) => (await toldOf()).find((one) => one.id === id)?.userId;

/** A shift that everybody knows of: who, on which day of the week, from when to when by the wall. */
const known = async (who: Role | null, weekday: number, [from, to]: readonly [string, string] = ['10:00', '16:00']) => {
  const day = dayAfter(monday, weekday);
  const at = { startsAt: instantAt(day, from, 'Europe/London').toISOString(), endsAt: instantAt(day, to, 'Europe/London').toISOString() };
  const { shift } = await as().saveShift(tell(shiftBody(workRoleId, { userId: who && idOf(who), ...at })));
  await as().publishRota(tell({ shifts: [{ shiftId: shift.id, version: 1 }], overrides: [] }));
  return shift.id;
};
const give = async (role: Role, shiftId: string, changes: Record<string, unknown> = {}) =>
  (await as(role).giveShift(tell(giveBody(shiftId, changes)))).exchange;
type Answer = 'TAKE' | 'TAKE_BACK' | 'ACCEPT' | 'REFUSE' | 'WITHDRAW';
const answer = async (role: Role, { id }: { id: string }, said: Answer) =>
  (await as(role).answerExchange(tell({ exchangeId: id, answer: said }))).exchange;
const settle = async (role: Role, { id, version }: { id: string; version: number }, takerId: string | null = null) =>
  (await as(role).settleExchange(tell({ exchangeId: id, baseVersion: version, decision: 'APPROVE', takerId, reason: null }))).exchange;
const refusedWith = (code: string) => expect.objectContaining({ code }) as unknown;

describe('somebody who has left', () => {
  it('is named beside the exchange that they took, to whom it concerns', async () => {
    const offer = await give('staff', await known('staff', 0));
    await answer('chef', offer, 'TAKE');
    expect((await read('staff')).left).toEqual([]);
    await house.as('owner').restaurants.removeMember(tell({ userId: idOf('chef') }));
    expect((await read('staff')).left).toMatchObject([{ userId: idOf('chef') }]);
    expect((await read('kitchenstaff')).left).toEqual([]);
  });
});

describe('a shift that somebody offers', () => {
  it('stays theirs until a lead agrees, who sees both sides and the cost before, and then only the two are told', async () => {
    for (const [role, amountMinor] of [
      ['staff', '1200'],
      ['chef', '1500'],
    ] as const)
      await house
        .app()
        .as(house.here().people.owner)
        .restaurants.setHourlyRate(tell({ userId: idOf(role), hourlyRate: { amountMinor, currency: 'GBP' } }));
    const shiftId = await known('staff', 0);
    const offer = await give('staff', shiftId);
    await answer('chef', offer, 'TAKE');
    const taken = await answer('kitchenstaff', offer, 'TAKE');
    expect(taken).toMatchObject({ status: 'CLAIMED', bids: [{ userId: idOf('kitchenstaff') }], checks: [] });
    expect(await whoHas(shiftId)).toBe(idOf('staff'));
    const [seen] = (await read()).exchanges;
    expect(seen?.bids.map(({ userId }) => userId)).toEqual([idOf('chef'), idOf('kitchenstaff')]);
    // Five and a half hours at 15.00 in place of 12.00.
    expect(seen?.checks[0]).toMatchObject({
      takerId: idOf('chef'),
      costChange: '1650',
      sides: [
        { userId: idOf('chef'), findings: [], isAble: true, minutesBefore: 0, minutesAfter: 330 },
        { userId: idOf('staff'), minutesBefore: 330, minutesAfter: 0 },
      ],
    });
    expect(await settle('manager', taken, idOf('chef'))).toMatchObject({ status: 'APPROVED', takerUserId: idOf('chef') });
    expect(await whoHas(shiftId)).toBe(idOf('chef'));
    const [row] = await queryAs(house.database().owner, 'select told, source, version from shift where id = $1', [shiftId]);
    expect(row).toMatchObject({ source: 'SWAP', version: 3, told: { toldTo: [idOf('chef'), idOf('staff')] } });
  });

  it('shows nobody below a lead what it costs, nor the bids and rota of others', async () => {
    const offer = await give('staff', await known('staff', 0));
    await answer('chef', offer, 'TAKE');
    for (const role of ['chef', 'kitchenstaff', 'staff'] as const) {
      const { exchanges } = await read(role);
      expect(exchanges).toMatchObject([{ id: offer.id, checks: [] }]);
      expect(exchanges[0]?.bids.length).toBe(role === 'kitchenstaff' ? 0 : 1);
    }
  });

  it('that two leads agree to at once goes once', async () => {
    const shiftId = await known('staff', 0);
    const taken = await answer('chef', await give('staff', shiftId), 'TAKE');
    const both = await answer('kitchenstaff', taken, 'TAKE');
    const ends = await Promise.allSettled([settle('manager', both, idOf('chef')), settle('owner', both, idOf('kitchenstaff'))]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refused] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(refused).toEqual(refusedWith('EXCHANGE_SETTLED'));
    const [done] = (await read()).exchanges;
    expect(await whoHas(shiftId)).toBe(done?.takerUserId);
  });

  it('can’t be taken by whoever works then, is away, can’t do the work, or gave it', async () => {
    const offer = await give('staff', await known('staff', 0));
    await known('chef', 0, ['12:00', '18:00']);
    await expect(answer('chef', offer, 'TAKE')).rejects.toMatchObject({
      code: 'EXCHANGE_BLOCKED',
      data: { findings: [{ kind: 'OVERLAP' }] },
    });
    await as().recordTimeOff(tell({ ...timeOffBody(monday), userId: idOf('kitchenstaff') }));
    await expect(answer('kitchenstaff', offer, 'TAKE')).rejects.toMatchObject({
      code: 'EXCHANGE_BLOCKED',
      data: { findings: [{ kind: 'TIME_OFF' }] },
    });
    await expect(answer('owner', offer, 'TAKE')).rejects.toEqual(refusedWith('EXCHANGE_NOT_ABLE'));
    await expect(answer('staff', offer, 'TAKE')).rejects.toEqual(refusedWith('EXCHANGE_NOT_YOURS'));
    await expect(give('chef', offer.shift.id)).rejects.toEqual(refusedWith('SHIFT_NOT_YOURS'));
  });

  it('does not go against a draft that nobody knows of, nor by whoever is a part of it', async () => {
    const offer = await give('staff', await known('staff', 0));
    const taken = await answer('manager', offer, 'TAKE');
    await expect(settle('manager', taken, idOf('manager'))).rejects.toEqual(refusedWith('EXCHANGE_OWN'));
    const at = { startsAt: offer.shift.startsAt, endsAt: offer.shift.endsAt };
    await as().saveShift(tell(shiftBody(workRoleId, { userId: idOf('manager'), ...at })));
    await expect(settle('owner', taken, idOf('manager'))).rejects.toEqual(refusedWith('EXCHANGE_BLOCKED'));
  });

  it('is refused with the reason once it is stale: moved, taken off, or its person gone', async () => {
    const shiftId = await known('staff', 0);
    const taken = await answer('chef', await give('staff', shiftId), 'TAKE');
    const shift = (await as().readRota({ restaurantId: house.here().restaurantId, from: monday, days: 7 })).planned?.shifts[0];
    const later = { endsAt: new Date(Date.parse(shift?.endsAt ?? '') + 3_600_000).toISOString(), startsAt: shift?.startsAt };
    await as().saveShift(tell(shiftBody(workRoleId, { shiftId, baseVersion: 2, userId: idOf('staff'), ...later })));
    await expect(settle('manager', taken, idOf('chef'))).rejects.toEqual(refusedWith('EXCHANGE_STALE'));
    expect((await read()).exchanges[0]?.stale).toBe('EXCHANGE_STALE');
    const other = await answer('chef', await give('kitchenstaff', await known('kitchenstaff', 2)), 'TAKE');
    await queryAs(house.database().owner, 'update membership set is_active = false where user_id = $1', [idOf('kitchenstaff')]);
    await expect(settle('manager', other, idOf('chef'))).rejects.toEqual(refusedWith('EXCHANGE_PERSON_LEFT'));
    await expect(
      as().settleExchange(tell({ exchangeId: other.id, baseVersion: other.version, decision: 'DECLINE', takerId: null, reason: 'Gone' })),
    ).resolves.toMatchObject({ exchange: { status: 'DECLINED' } });
  });

  it('is over two hours before it begins, and may be asked anew when it was moved', async () => {
    const shiftId = await known('staff', 0);
    const offer = await give('staff', shiftId);
    await expect(give('staff', shiftId)).rejects.toEqual(refusedWith('EXCHANGE_RUNNING'));
    await queryAs(house.database().owner, `update shift_request set expires_at = now() where id = $1`, [offer.id]);
    expect((await read('staff')).exchanges[0]?.status).toBe('EXPIRED');
    await expect(answer('chef', offer, 'TAKE')).rejects.toEqual(refusedWith('EXCHANGE_EXPIRED'));
    expect((await give('staff', shiftId)).status).toBe('OPEN');
  });
});

describe('somebody who works then', () => {
  it('is not asked to cover, but may give that very shift for it', async () => {
    const own = await known('staff', 0);
    const theirs = await known('chef', 0, ['12:00', '18:00']);
    const other = await known('chef', 1);
    const asked = { toUserId: idOf('chef') };
    await expect(give('staff', own, { kind: 'COVER', ...asked })).rejects.toEqual(refusedWith('EXCHANGE_WORKS_THEN'));
    await expect(give('staff', own, { kind: 'TRADE', ...asked, counterShiftId: other })).rejects.toEqual(
      refusedWith('EXCHANGE_WORKS_THEN'),
    );
    expect((await give('staff', own, { kind: 'TRADE', ...asked, counterShiftId: theirs })).status).toBe('OPEN');
    const next = await known('staff', 2, ['09:00', '14:00']);
    await known('chef', 2, ['14:00', '20:00']);
    expect((await give('staff', next, { kind: 'COVER', ...asked })).status).toBe('OPEN');
  });
});

describe('a trade', () => {
  const traded = async () => {
    const [own, theirs] = [await known('staff', 0), await known('chef', 1)];
    const trade = await give('staff', own, { kind: 'TRADE', toUserId: idOf('chef'), counterShiftId: theirs });
    return { own, theirs, accepted: await answer('chef', trade, 'ACCEPT') };
  };

  it('moves both shifts, or neither where something fails between them', async () => {
    const { own, theirs, accepted } = await traded();
    const last = [own, theirs].toSorted().at(-1) ?? '';
    await queryAs(
      house.database().owner,
      `create function fail_between() returns trigger language plpgsql as
       $$ begin if new.id = '${last}' and new.source = 'SWAP' then raise exception 'the power is gone'; end if; return new; end $$`,
      [],
    );
    await queryAs(
      house.database().owner,
      'create trigger fail_between before update on shift for each row execute function fail_between()',
      [],
    );
    await expect(settle('manager', accepted)).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect([await whoHas(own), await whoHas(theirs)]).toEqual([idOf('staff'), idOf('chef')]);
    expect((await read()).exchanges[0]?.status).toBe('ACCEPTED');
    await queryAs(house.database().owner, 'drop trigger fail_between on shift', []);
    await queryAs(house.database().owner, 'drop function fail_between()', []);
    await settle('manager', accepted);
    expect([await whoHas(own), await whoHas(theirs)]).toEqual([idOf('chef'), idOf('staff')]);
  });

  it('is nobody else’s business, and ends when the other refuses', async () => {
    const { accepted } = await traded();
    expect((await read('kitchenstaff')).exchanges).toEqual([]);
    await expect(answer('kitchenstaff', accepted, 'REFUSE')).rejects.toEqual(refusedWith('NOT_FOUND'));
    expect((await answer('chef', accepted, 'REFUSE')).status).toBe('DECLINED');
    await expect(settle('manager', accepted)).rejects.toEqual(refusedWith('EXCHANGE_SETTLED'));
  });
});

describe('a shift of nobody', () => {
  it('is claimed by those who can do it, the first first, also when many ask at once', async () => {
    const shiftId = await known(null, 0);
    expect((await read('chef')).open.map(({ id }) => id)).toEqual([shiftId]);
    expect((await read('owner')).open).toEqual([]);
    const claim = (role: Role) => as(role).claimShift(tell({ exchangeId: giveBody('').exchangeId, shiftId }));
    await Promise.all((['staff', 'chef', 'kitchenstaff'] as const).map(claim));
    const [asked] = (await read()).exchanges;
    expect(asked?.bids).toHaveLength(3);
    await settle('owner', { id: asked?.id ?? '', version: asked?.version ?? 0 }, idOf('chef'));
    expect(await whoHas(shiftId)).toBe(idOf('chef'));
    await expect(claim('staff')).rejects.toEqual(refusedWith('SHIFT_NOT_OPEN'));
  });
});

describe('a house that lets exchanges go by themselves', () => {
  it('does so where nothing at all stands against them, and waits for a lead where a warning does', async () => {
    await as().saveExchangeSetting(tell({ isAutomatic: true, baseVersion: 0 }));
    const shiftId = await known('staff', 0);
    const taken = await answer('chef', await give('staff', shiftId), 'TAKE');
    expect(taken).toMatchObject({ status: 'APPROVED', decidedBy: null, takerUserId: idOf('chef') });
    expect(await whoHas(shiftId)).toBe(idOf('chef'));
    const long = await known('staff', 2, ['09:00', '20:30']);
    expect((await answer('chef', await give('staff', long), 'TAKE')).status).toBe('CLAIMED');
  });
});

describe('whom an exchange presses on', () => {
  /** What is said of exchanges, by subject without the request, and to whom. */
  const pressing = async () => {
    const { restaurantId } = house.here();
    const all = await withSystem(house.database().pools.app, { restaurantId, reason: 'test' }, (tx) => staffPresses(tx, new Date()));
    return all
      .filter(({ kind }) => kind.startsWith('swap'))
      .map(({ kind, press, words, userIds }) => ({ kind, press, words, to: userIds?.toSorted() }));
  };
  const all = (...roles: readonly Role[]) => roles.map(idOf).toSorted();

  it('whoever is asked by name hears of it, and whoever asked hears that they refused', async () => {
    const asked = await give('staff', await known('staff', 0), { kind: 'COVER', toUserId: idOf('chef') });
    expect(await pressing()).toMatchObject([{ kind: 'swap-asked', words: { day: monday, isOffered: 0 }, to: all('chef') }]);
    await answer('chef', asked, 'REFUSE');
    expect(await pressing()).toMatchObject([{ kind: 'swap-decided', words: { isApproved: 0, isLate: 0 }, to: all('staff') }]);
  });

  it('an offer is told to those who can do the work and have not answered, and its end to all who would have had it', async () => {
    const offer = await give('staff', await known('staff', 0));
    const told = { kind: 'swap-asked', press: 'INFO', words: { isOffered: 1 } };
    expect(await pressing()).toMatchObject([{ ...told, to: all('chef', 'kitchenstaff', 'manager') }]);
    await answer('chef', offer, 'TAKE');
    const both = await answer('kitchenstaff', offer, 'TAKE');
    expect(await pressing()).toMatchObject([{ ...told, to: all('manager') }, { kind: 'swap-waits' }]);
    await settle('manager', both, idOf('chef'));
    expect(await pressing()).toMatchObject([
      { kind: 'swap-decided', words: { isApproved: 1 }, to: all('chef', 'staff') },
      { kind: 'swap-decided', words: { isApproved: 0 }, to: all('kitchenstaff') },
    ]);
  });

  it('what a lead declines is told to whoever said yes as well', async () => {
    const asked = await give('staff', await known('staff', 0), { kind: 'COVER', toUserId: idOf('chef') });
    const { version } = await answer('chef', asked, 'ACCEPT');
    await as().settleExchange(tell({ exchangeId: asked.id, baseVersion: version, decision: 'DECLINE', takerId: null, reason: 'Too few' }));
    expect(await pressing()).toMatchObject([{ kind: 'swap-decided', words: { isApproved: 0 }, to: all('chef', 'staff') }]);
  });

  it.each(['COVER', 'TRADE'] as const)(
    'a %s that is taken back is told to whoever said yes to it, and to nobody who did not',
    async (kind) => {
      const theirs = kind === 'TRADE' ? await known('chef', 1) : null;
      const ask = async (weekday: number) =>
        give('staff', await known('staff', weekday), { kind, toUserId: idOf('chef'), counterShiftId: theirs });
      await answer('staff', await ask(2), 'WITHDRAW');
      expect(await pressing()).toEqual([]);
      const asked = await ask(0);
      await answer('chef', asked, 'ACCEPT');
      await answer('staff', asked, 'WITHDRAW');
      expect(await pressing()).toMatchObject([
        {
          kind: 'swap-decided',
          words: { isApproved: 0, isWithdrawn: 1, day: monday, person: expect.stringMatching(/\S/) },
          to: all('chef'),
        },
      ]);
    },
  );

  it('an offer that is taken back is told to those who would have taken it', async () => {
    const offer = await give('staff', await known('staff', 0));
    await answer('chef', offer, 'TAKE');
    await answer('kitchenstaff', offer, 'TAKE');
    await answer('kitchenstaff', offer, 'TAKE_BACK');
    await answer('staff', offer, 'WITHDRAW');
    expect(await pressing()).toMatchObject([{ kind: 'swap-decided', words: { isWithdrawn: 1 }, to: all('chef') }]);
  });

  it('that nobody settled it in time is told to whoever still has the shift', async () => {
    const offer = await give('staff', await known('staff', 0));
    await queryAs(house.database().owner, 'update shift_request set expires_at = now() where id = $1', [offer.id]);
    expect(await pressing()).toMatchObject([{ kind: 'swap-decided', words: { isApproved: 0, isLate: 1 }, to: all('staff') }]);
  });
});
