import { instantAt, isoDayAt } from '../../../kit/time/wall.ts';
import { dayAfter, mondayOf } from '../../../modules/staff/rules/rota-week.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

const weeks = 4;
const daysPerWeek = 7;
const workdays = [0, 1, 2, 3, 4];
/** Who clocks, when they come and how long they stay, by the wall; @unit hours. */
const routine = [
  { role: 'chef', from: '09:00', hours: 8 },
  { role: 'kitchenstaff', from: '10:00', hours: 7 },
  { role: 'staff', from: '16:00', hours: 8 },
] as const;
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
  await owner.saveClockSetting(envelope(world.end, { ...setting, place: restaurantPlace[house.demo.word] ?? null }));
  const { told } = await manager.readRota({ restaurantId: house.restaurantId, from: monday, days: daysPerWeek });
  const worked = told.filter(({ endsAt }) => Date.parse(endsAt) < world.end.getTime() - minutesPerHour * minuteMs);
  for (const { at, userId, kind } of [
    ...marksOf(house, { people, chance, monday }),
    ...worked.flatMap((one) => marksOfShift(one, chance)),
  ]) {
    const body = {
      markId: chance.idAt(at),
      userId,
      kind,
      happenedAt: at.toISOString(),
      note: 'From the sheet at the door',
      replacesId: null,
    };
    await owner.recordClock(envelope(world.end, body));
  }
  const [first, last] = [dayAfter(monday, -weeks * daysPerWeek), dayAfter(monday, -daysPerWeek - 1)];
  const { cards } = await manager.readHours({ restaurantId: house.restaurantId, from: first, to: last });
  const seen = cards.map(({ userId, day, digest }) => ({ userId, day, digest }));
  await manager.approveCards(envelope(world.end, { cards: seen, note: null }));
  await manager.lockPeriod(envelope(world.end, { periodId: chance.idAt(world.end), from: first, to: last }));
};

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
  labourTargetBps: 3000,
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
    workdays.flatMap((offset) =>
      routine.flatMap(({ role, from, hours }) => {
        const userId = people.get(role);
        if (userId === undefined) return [];
        const came = instantAt(dayAfter(first, offset), from, house.demo.timeZone).getTime() + Math.round(chance.between(-6, 6)) * minuteMs;
        const after = (minutes: number) => new Date(came + minutes * minuteMs);
        const left = hours * minutesPerHour + Math.round(chance.between(-5, 20));
        const day: Mark[] = [
          { userId, kind: 'IN', at: after(0) },
          { userId, kind: 'BREAK_START', at: after(4 * minutesPerHour) },
          { userId, kind: 'BREAK_END', at: after(4 * minutesPerHour + 30) },
          { userId, kind: 'OUT', at: after(left) },
        ];
        const isLast = week === weeks - 1 && offset === workdays.length - 1;
        if (isLast && role === 'kitchenstaff') return day.filter(({ kind }) => kind !== 'OUT');
        return isLast && role === 'staff' ? day.filter(({ kind }) => kind === 'OUT') : day;
      }),
    ),
  );
