import { instantAt, isoDayAt } from '../../../kit/time/wall.ts';
import { dayAfter, mondayOf } from '../../../modules/staff/rules/rota-week.ts';
import { chanceFrom } from './chance.ts';
import { crewOf, worksOf, type Crew } from './crew.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

/** What days of the week take without tax, Monday first, in whole pounds or birr. */
const sales: Readonly<Record<string, readonly number[]>> = {
  GBP: [900, 1150, 1200, 1500, 2000, 2300, 1850],
  ETB: [56_000, 74_000, 41_000, 98_000, 66_000, 142_000, 118_000],
};

/** How many are needed from noon and in the evening; a house without enough hands needs one of each. @unit minutes of the day */
const demand = [
  { word: 'kitchenstaff', fromMinute: 1080, toMinute: 1320, people: 1 },
  { word: 'chef', fromMinute: 720, toMinute: 1200, people: 1 },
  { word: 'staff', fromMinute: 1080, toMinute: 1320, people: 1 },
] as const;
/** And where there are more hands. @unit minutes of the day */
const fuller = [
  { word: 'kitchenstaff', fromMinute: 660, toMinute: 1260, people: 1 },
  { word: 'chef', fromMinute: 720, toMinute: 1200, people: 1 },
  { word: 'staff', fromMinute: 690, toMinute: 870, people: 1 },
  { word: 'staff', fromMinute: 1080, toMinute: 1320, people: 2 },
  { word: 'porter', fromMinute: 840, toMinute: 1260, people: 1 },
] as const;
const handsOfFuller = 8;

const minutesOfClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const nothing = { birthDate: null, endedOn: null, optedOutOn: null, optOutEndsOn: null, rightToWorkUntil: null, payId: null };

/** What was agreed with somebody; the longer they stand on the list, the longer they are here. */
const fileOf = ({ week: { contract, from, to, pause, weekdays } }: Crew, monday: string, index: number) => {
  const contractMinutes = (minutesOfClock(to) - minutesOfClock(from) - pause) * weekdays.length;
  const startedOn = dayAfter(monday, -364 - 130 * index);
  return { ...nothing, contract, contractMinutes, otherMinutes: 0, rightToWorkCheckedOn: null, startedOn };
};

/** Kinds of work and files, this week's rota as everybody knows it, and next week's as a draft with something to mend. */
export const rotaHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/rota`);
  const envelope = envelopeFor(house, chance);
  const id = () => chance.idAt(world.end);
  const { timeZone, currency, word: houseWord } = house.demo;
  const [works, crew] = [worksOf(houseWord), crewOf(houseWord)];
  const lead = clientOf(world, people.get('manager') ?? house.ownerId).staff;
  const monday = mondayOf(isoDayAt(world.end, timeZone));
  const roleIds = new Map<string, string>(works.map(({ word }) => [word, id()]));
  const roleOf = (word: string): string => roleIds.get(word) ?? '';
  for (const [sortOrder, { word, ...role }] of works.entries()) {
    await lead.saveWorkRole(envelope(world.end, { workRoleId: roleOf(word), baseVersion: null, sortOrder, isArchived: false, ...role }));
  }
  const put = async ({ word, workRole, week: { from, to, pause } }: Crew, day: string) => {
    const shiftId = id();
    const [startsAt, endsAt] = [from, to].map((clock) => instantAt(day, clock, timeZone).toISOString()) as [string, string];
    const breaks = [{ afterMinutes: 180, minutes: pause, isPaid: false }];
    const where = { workRoleId: roleOf(workRole), userId: people.get(word) ?? null, note: null, isPinned: false };
    await lead.saveShift(envelope(world.end, { shiftId, baseVersion: null, startsAt, endsAt, breaks, ...where }));
    return shiftId;
  };
  const published: string[] = [];
  for (const [index, one] of crew.entries()) {
    const userId = people.get(one.word) ?? house.ownerId;
    const workRoleIds = [one.workRole, ...one.alsoDoes].map(roleOf);
    await lead.saveEmployment(envelope(world.end, { userId, baseVersion: null, workRoleIds, ...fileOf(one, monday, index) }));
    for (const weekday of one.week.weekdays) published.push(await put(one, dayAfter(monday, weekday)));
  }
  await lead.publishRota(envelope(world.end, { shifts: published.map((shiftId) => ({ shiftId, version: 1 })), overrides: [] }));
  await lead.copyWeek(envelope(world.end, { weeks: 1, copies: published.map((shiftId) => ({ shiftId, newShiftId: id() })) }));
  // Closing on Saturday and opening on Sunday leaves too little rest; and nobody waits on Tuesday evening.
  const closer = crew.find(({ word }) => word === 'kitchenstaff');
  if (closer) await put({ ...closer, week: { ...closer.week, from: '09:00', to: '15:00' } }, dayAfter(monday, 13));
  const needed = (crew.length > handsOfFuller ? fuller : demand).map(({ word, ...span }) => ({ ...span, workRoleId: roleOf(word) }));
  for (let index = 0; index < 14; index += 1) {
    const expectedSales = String((sales[currency]?.[index % 7] ?? 0) * 100);
    await lead.saveRotaDay(envelope(world.end, { day: dayAfter(monday, index), baseVersion: null, expectedSales, demand: needed }));
  }
};
