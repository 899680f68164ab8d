import { instantAt, isoDayAt } from '../../../kit/time/wall.ts';
import { dayAfter, mondayOf } from '../../../modules/staff/rules/rota-week.ts';
import type { ContractKind } from '../../../modules/staff/rules/work-area.ts';
import { chanceFrom } from './chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

const workRoles = [
  { word: 'chef', name: 'Head chef', nameLocal: 'ዋና ምግብ አብሳይ', area: 'KITCHEN' },
  { word: 'kitchenstaff', name: 'Line cook', nameLocal: 'ምግብ አብሳይ', area: 'KITCHEN' },
  { word: 'manager', name: 'Supervisor', nameLocal: 'ተቆጣጣሪ', area: 'FLOOR' },
  { word: 'staff', name: 'Waiter', nameLocal: 'አስተናጋጅ', area: 'FLOOR' },
] as const;

type Week = {
  readonly contract: ContractKind;
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
  /** @unit minutes */
  readonly pause: number;
};

/** Who usually comes when; Monday is 0. */
const weeks: Readonly<Record<string, Week>> = {
  manager: { contract: 'FULL_TIME', weekdays: [0, 1, 2, 3, 4], from: '09:00', to: '17:30', pause: 30 },
  chef: { contract: 'FULL_TIME', weekdays: [1, 2, 3, 4, 5], from: '11:00', to: '20:00', pause: 60 },
  kitchenstaff: { contract: 'FULL_TIME', weekdays: [1, 2, 3, 4, 5], from: '14:30', to: '23:00', pause: 30 },
  staff: { contract: 'PART_TIME', weekdays: [3, 4, 5, 6], from: '16:30', to: '23:00', pause: 30 },
};

/** Who can stand in for whom. */
const alsoDoes: Readonly<Record<string, readonly string[]>> = { manager: ['staff'], chef: ['kitchenstaff'] };

/** What days of the week take, Monday first, in pounds; in birr it is twelve times as much, as wages there are. */
const sales = [900, 1100, 1200, 1400, 2300, 2600, 1700];
const birrPerPound = 12;

/** How many are needed from noon and in the evening. @unit minutes of the day */
const demand = [
  { word: 'kitchenstaff', fromMinute: 1080, toMinute: 1320, people: 1 },
  { word: 'chef', fromMinute: 720, toMinute: 1200, people: 1 },
  { word: 'staff', fromMinute: 1080, toMinute: 1320, people: 1 },
] as const;

/** Kinds of work and files, this week's rota as everybody knows it, and next week's as a draft with something to mend. */
export const rotaHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/rota`);
  const envelope = envelopeFor(house, chance);
  const id = () => chance.idAt(world.end);
  const { timeZone, currency } = house.demo;
  const lead = clientOf(world, people.get('manager') ?? house.ownerId).staff;
  const monday = mondayOf(isoDayAt(world.end, timeZone));
  const roleIds = new Map<string, string>(workRoles.map(({ word }) => [word, id()]));
  const roleOf = (word: string): string => roleIds.get(word) ?? '';
  for (const [sortOrder, { word, ...role }] of workRoles.entries()) {
    await lead.saveWorkRole(envelope(world.end, { workRoleId: roleOf(word), baseVersion: null, sortOrder, isArchived: false, ...role }));
  }
  const published: string[] = [];
  const put = async (word: string, day: string, [from, to]: readonly [string, string]) => {
    const shiftId = id();
    const pause = weeks[word]?.pause ?? 0;
    await lead.saveShift(
      envelope(world.end, {
        shiftId,
        baseVersion: null,
        workRoleId: roleOf(word),
        userId: people.get(word) ?? null,
        startsAt: instantAt(day, from, timeZone).toISOString(),
        endsAt: instantAt(day, to, timeZone).toISOString(),
        breaks: [{ afterMinutes: 180, minutes: pause, isPaid: false }],
        note: null,
        isPinned: false,
      }),
    );
    return shiftId;
  };
  for (const [word, { contract, weekdays, from, to, pause }] of Object.entries(weeks)) {
    const userId = people.get(word);
    if (userId === undefined) continue;
    const hours = (Number(to.slice(0, 2)) - Number(from.slice(0, 2))) * 60 + Number(to.slice(3)) - Number(from.slice(3)) - pause;
    const nothing = { birthDate: null, endedOn: null, optedOutOn: null, optOutEndsOn: null, rightToWorkUntil: null, payId: null };
    const file = { ...nothing, contract, contractMinutes: hours * weekdays.length, otherMinutes: 0, rightToWorkCheckedOn: null };
    const startedOn = dayAfter(monday, -364);
    await lead.saveEmployment(
      envelope(world.end, { userId, baseVersion: null, workRoleIds: [word, ...(alsoDoes[word] ?? [])].map(roleOf), startedOn, ...file }),
    );
    for (const weekday of weekdays) published.push(await put(word, dayAfter(monday, weekday), [from, to]));
  }
  await lead.publishRota(envelope(world.end, { shifts: published.map((shiftId) => ({ shiftId, version: 1 })), overrides: [] }));
  await lead.copyWeek(envelope(world.end, { weeks: 1, copies: published.map((shiftId) => ({ shiftId, newShiftId: id() })) }));
  // Closing on Saturday and opening on Sunday leaves too little rest; and nobody waits on Tuesday evening.
  await put('kitchenstaff', dayAfter(monday, 13), ['09:00', '15:00']);
  for (let index = 0; index < 14; index += 1) {
    const expected = (sales[index % 7] ?? 0) * 100 * (currency === 'ETB' ? birrPerPound : 1);
    const spans = demand.map(({ word, ...span }) => ({ ...span, workRoleId: roleOf(word) }));
    const day = { day: dayAfter(monday, index), baseVersion: null, expectedSales: String(expected), demand: spans };
    await lead.saveRotaDay(envelope(world.end, day));
  }
};
