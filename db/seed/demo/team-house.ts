import { isoDayAt } from '../../../kit/time/wall.ts';
import { dayAfter, mondayOf } from '../../../modules/staff/rules/rota-week.ts';
import { chanceFrom } from './chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

const hourMs = 3_600_000;
const yearDays = 365;

/** What a house says in its own words. */
type Told = { readonly announcement: string; readonly handover: string; readonly policy: string; readonly tips: string };

const toldIn: Readonly<Record<'GB' | 'ET', Told>> = {
  GB: {
    announcement: 'The environmental health officer may come this week: keep the diary up to date, and the back door shut.',
    handover: 'Fridge 2 was slow to cool after the delivery. It was fine at nine; look at it again before service.',
    policy: 'All card tips go to the people who worked, by the hour. A supervisor’s hour counts one and a quarter.',
    tips: '18640',
  },
  ET: {
    announcement: 'ነገ ከሰዓት በኋላ ውኃ ይቋረጣል፤ ጠዋት በርሜሎቹን ሙሉ።',
    handover: 'ሽሮው ለነገ ተዘጋጅቶ በፍሪጅ 1 ውስጥ አለ። በርበሬ ሊያልቅ ነው።',
    policy: 'በካርድ የተሰበሰበው ጉርሻ ለሠሩት ሁሉ በሰዓት መጠን ይከፋፈላል።',
    tips: '412500',
  },
};

/**
 * What a house tells its people and they each other, what they have learned, and the tips of a week: one certificate has
 * run out and one soon will, one announcement was read by one, and one pool was paid.
 */
export const teamHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/team`);
  const envelope = envelopeFor(house, chance);
  const { timeZone, currency } = house.demo;
  const told = toldIn[currency === 'ETB' ? 'ET' : 'GB'];
  const today = isoDayAt(world.end, timeZone);
  const idOf = (role: string): string => people.get(role) ?? house.ownerId;
  const of = (role: string) => clientOf(world, idOf(role)).staff;
  const ago = (hours: number): Date => new Date(world.end.getTime() - hours * hourMs);

  const announcementId = chance.idAt(ago(20));
  const said = { text: told.announcement, isUrgent: true, workRoleIds: [], shownUntil: dayAfter(today, 5) };
  await of('manager').announce(envelope(ago(20), { announcementId, ...said }));
  await of('chef').confirmRead(envelope(ago(15), { announcementId }));
  await of('kitchenstaff').handOver(envelope(ago(9), { announcementId: chance.idAt(ago(9)), text: told.handover }));

  for (const [role, topic, gained, expires] of [
    ['chef', 'FOOD_HYGIENE', -2 * yearDays, 40],
    ['kitchenstaff', 'FOOD_HYGIENE', -3 * yearDays, -6],
    ['manager', 'FIRST_AID', -200, 2 * yearDays],
    ['staff', 'ALLERGENS', -90, null],
  ] as const) {
    const days = { gainedOn: dayAfter(today, gained), expiresOn: expires === null ? null : dayAfter(today, expires) };
    const held = { userId: idOf(role), topic, title: null, reference: null, ...days };
    const body = { certificateId: chance.idAt(world.end), baseVersion: null, isRemoved: false, ...held };
    await of('manager').saveCertificate(envelope(world.end, body));
  }

  const rule = { weights: {}, dayMinutesMax: null, policy: told.policy, troncmaster: null };
  await of('owner').saveTipSetting(envelope(world.end, { baseVersion: 0, ...rule }));
  const fromDay = dayAfter(mondayOf(today), -14);
  const taken = { fromDay, toDay: dayAfter(fromDay, 6), source: 'CARD' as const, amountMinor: told.tips, note: null, correctsId: null };
  const step = { paidOn: null, digest: '' };
  const drafted = await of('owner').saveTipPool(envelope(world.end, { poolId: chance.idAt(world.end), baseVersion: null, ...taken }));
  const { id: poolId, version, digest } = drafted.pool;
  const settled = await of('owner').stepTipPool(envelope(world.end, { ...step, poolId, version, step: 'APPROVE', digest }));
  const paid = { poolId, version: settled.pool.version, step: 'PAY' as const, paidOn: dayAfter(today, -1) };
  await of('owner').stepTipPool(envelope(world.end, { ...step, ...paid }));
};
