import { instantAt, isoDayAt } from '../../../kit/time/wall.ts';
import { dayAfter, mondayOf } from '../../../modules/staff/rules/rota-week.ts';
import { withRestaurant } from '../../../platform/server/database/tenancy.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { crewOf } from './crew.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

const weeks = 4;
const daysPerWeek = 7;
const restaurantPlace: Readonly<Record<string, { readonly latitude: number; readonly longitude: number }>> = {
  'habesha-house': { latitude: 9.0108, longitude: 38.7613 },
  'selam-kitchen': { latitude: 51.5136, longitude: -0.1365 },
};

const minuteMs = 60_000;
const minutesPerHour = 60;

type Mark = { readonly userId: string; readonly kind: 'IN' | 'BREAK_START' | 'BREAK_END' | 'OUT'; readonly at: Date };

/**
 * The hours of this week as it was planned, and of the four before it: the older ones approved and sent to the
 * payroll; in the last one somebody forgot to go, and somebody to come.
 */
export const hoursHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/hours`);
  const envelope = envelopeFor(house, chance);
  const [owner, manager] = [house.ownerId, people.get('manager') ?? house.ownerId].map((id) => clientOf(world, id).staff);
  if (!owner || !manager) return;
  const monday = mondayOf(isoDayAt(world.end, house.demo.timeZone));
  await owner.saveClockSetting(
    envelope(world.end, {
      ...setting,
      labourTargetBps: labourTargets[house.demo.currency] ?? null,
      place: restaurantPlace[house.demo.word] ?? null,
    }),
  );
  const { told } = await manager.readRota({ restaurantId: house.restaurantId, from: monday, days: daysPerWeek });
  const worked = told.filter(({ endsAt }) => Date.parse(endsAt) < world.end.getTime());
  const marks = [...marksOf(house, { people, chance, monday }), ...worked.flatMap((one) => marksOfShift(one, chance))].map((mark) => ({
    ...mark,
    at: mark.at < world.end ? mark.at : world.end,
  }));
  await writeMarks(world, house, { marks, chance });
  const [first, last] = [dayAfter(monday, -weeks * daysPerWeek), dayAfter(monday, -1)];
  const { cards } = await owner.readHours({ restaurantId: house.restaurantId, from: first, to: last });
  const locked = dayAfter(last, -daysPerWeek);
  const signsIn = new Set(house.demo.people.map(({ role }) => people.get(role)));
  // Of the last week, those of the hands are approved, and the others wait to be looked at.
  const seen = cards.filter(({ day, userId }) => day <= locked || !signsIn.has(userId));
  const approved = seen.map(({ userId, day, digest }) => ({ userId, day, digest }));
  await owner.approveCards(envelope(world.end, { cards: approved, note: null }));
  await owner.lockPeriod(envelope(world.end, { periodId: chance.idAt(world.end), from: first, to: locked }));
};

/** Writes what people said at the tablet, as it would have: thousands of marks, which nobody would wait for one by one. */
const writeMarks = async (world: SeedWorld, house: House, said: { marks: readonly Mark[]; chance: Chance }): Promise<void> => {
  const rows = said.marks.map(({ userId, kind, at }) => ({ id: said.chance.idAt(at), user_id: userId, kind, at }));
  const entry = { pool: world.pools.app, credential: { kind: 'person', userId: house.ownerId }, access: 'write' } as const;
  await withRestaurant(entry, house.restaurantId, (tx) =>
    tx.client.query(
      `insert into clock_event (restaurant_id, id, user_id, kind, happened_at, device_at, method, recorded_by, recorded_at)
       select $1, m.id, m.user_id, m.kind, m.at, m.at, 'TABLET', m.user_id, m.at
         from jsonb_to_recordset($2::jsonb) as m (id uuid, user_id uuid, kind text, at timestamptz)
       on conflict do nothing`,
      [tx.restaurantId, JSON.stringify(rows)],
    ),
  );
};

/** What part of the sales labour is to cost at most, by the currency. @unit hundredths of a percent */
const labourTargets: Readonly<Record<string, number>> = { GBP: 3000, ETB: 1200 };

const setting = {
  baseVersion: 0,
  radiusM: 120,
  fence: 'REFUSE' as const,
  graceMinutes: 10,
  roundUpTo: 1 as const,
  restWeekday: 0,
  holidays: [],
  overtimeAfterMinutes: 2400,
  overtimePermille: 1250,
  asksPhoto: false,
};

type Told = Awaited<ReturnType<ReturnType<typeof clientOf>['staff']['readRota']>>['told'][number];

/** This week was worked as it was planned, to within minutes. */
const marksOfShift = ({ userId, startsAt, endsAt, breaks }: Told, chance: Chance): Mark[] => {
  if (userId === null) return [];
  const off = (iso: string, minutes: number) => new Date(Date.parse(iso) + Math.round(minutes) * minuteMs);
  const paused = breaks.flatMap(({ afterMinutes, minutes }): Mark[] => [
    { userId, kind: 'BREAK_START', at: off(startsAt, afterMinutes) },
    { userId, kind: 'BREAK_END', at: off(startsAt, afterMinutes + minutes) },
  ]);
  const [came, left] = [off(startsAt, chance.between(-4, 4)), off(endsAt, chance.between(-3, 8))];
  return [{ userId, kind: 'IN', at: came }, ...paused, { userId, kind: 'OUT', at: left }];
};

type Story = { readonly people: People; readonly chance: Chance; readonly monday: string };

const marksOf = (house: House, { people, chance, monday }: Story): Mark[] =>
  Array.from({ length: weeks }, (_, week) => dayAfter(monday, (week - weeks) * daysPerWeek)).flatMap((first, week) =>
    crewOf(house.demo.word).flatMap(({ word, week: { weekdays, from, to, pause } }) => {
      const userId = people.get(word);
      if (userId === undefined) return [];
      return weekdays.flatMap((weekday) => {
        const [starts, ends] = [from, to].map((clock) => instantAt(dayAfter(first, weekday), clock, house.demo.timeZone).getTime());
        const came = (starts ?? 0) + Math.round(chance.between(-4, 4)) * minuteMs;
        const after = (minutes: number) => new Date(came + minutes * minuteMs);
        const day: Mark[] = [
          { userId, kind: 'IN', at: after(0) },
          { userId, kind: 'BREAK_START', at: after(4 * minutesPerHour) },
          { userId, kind: 'BREAK_END', at: after(4 * minutesPerHour + pause) },
          { userId, kind: 'OUT', at: new Date((ends ?? 0) + Math.round(chance.between(-5, 9)) * minuteMs) },
        ];
        const isLast = week === weeks - 1 && weekday === weekdays.at(-1);
        if (isLast && word === 'kitchenstaff') return day.filter(({ kind }) => kind !== 'OUT');
        return isLast && word === 'staff' ? day.filter(({ kind }) => kind === 'OUT') : day;
      });
    }),
  );
