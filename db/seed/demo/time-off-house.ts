import { isoDayAt } from '../../../kit/time/wall.ts';
import { dayAfter, mondayOf } from '../../../modules/staff/rules/rota-week.ts';
import { chanceFrom } from './chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

const days = { nextWeek: 7, festival: 31, later: 15 } as const;

/** Somebody asks for a holiday, somebody studies on Tuesdays, a shift of next week is nobody's, and another is offered. */
export const timeOffHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/time-off`);
  const envelope = envelopeFor(house, chance);
  const as = (role: string) => clientOf(world, people.get(role) ?? house.ownerId).staff;
  const id = () => chance.idAt(world.end);
  const today = isoDayAt(world.end, house.demo.timeZone);
  const monday = dayAfter(mondayOf(today), days.nextWeek);
  const isEthiopian = house.demo.details.country === 'ET';
  const wedding = isEthiopian ? 'የእህቴ ሠርግ' : 'My sister’s wedding';
  const holiday = { kind: 'HOLIDAY' as const, fromMinute: null, toMinute: null, note: wedding };
  const asked = { timeOffId: id(), fromDay: dayAfter(today, days.festival), toDay: dayAfter(today, days.festival + 2), ...holiday };
  await as('staff').askTimeOff(envelope(world.end, asked));
  const agreed = { timeOffId: id(), fromDay: dayAfter(today, days.later), toDay: dayAfter(today, days.later + 6), ...holiday, note: null };
  const { timeOff } = await as('chef').askTimeOff(envelope(world.end, agreed));
  const decided = { timeOffId: timeOff.id, baseVersion: timeOff.version, decision: 'APPROVE' as const, reason: null };
  await as('manager').decideTimeOff(envelope(world.end, decided));
  const study = { weekday: 2, fromMinute: 480, toMinute: 900, kind: 'UNAVAILABLE' as const };
  await as('staff').saveAvailability(envelope(world.end, { userId: null, validFrom: today, spans: [study], baseVersion: null }));

  const { planned } = await as('manager').readRota({ restaurantId: house.restaurantId, from: monday, days: days.nextWeek });
  const ofWeek = (planned?.shifts ?? []).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const ofKitchen = ofWeek.filter(({ userId }) => userId === people.get('kitchenstaff'));
  const [offered, opened] = [ofKitchen[2], ofWeek.find(({ userId }) => userId === people.get('staff'))];
  if (!offered || !opened) return;
  const { id: shiftId, version: baseVersion, workRoleId, startsAt, endsAt, breaks, note, isPinned } = opened;
  const free = { shiftId, baseVersion, workRoleId, startsAt, endsAt, breaks, note, isPinned, userId: null };
  const { shift } = await as('manager').saveShift(envelope(world.end, free));
  const shifts = [offered, shift].map((one) => ({ shiftId: one.id, version: one.version }));
  await as('manager').publishRota(envelope(world.end, { shifts, overrides: [] }));
  const gift = {
    kind: 'OFFER' as const,
    toUserId: null,
    counterShiftId: null,
    note: isEthiopian ? 'በማግስቱ ጠዋት ፈተና አለብኝ' : 'An exam on the next morning',
  };
  await as('kitchenstaff').giveShift(envelope(world.end, { exchangeId: id(), shiftId: offered.id, ...gift }));
};
