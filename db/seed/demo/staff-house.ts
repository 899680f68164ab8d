import { randomBytes } from 'node:crypto';

import { confirmAddress, createAccount } from '../../../modules/accounts/server/public.ts';
import { addMember } from '../../../modules/restaurants/server/public.ts';
import { withPerson, withRestaurant } from '../../../platform/server/database/tenancy.ts';
import { noMailboxAddress } from '../../../platform/server/mail/no-mailbox.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { handPin, handsOf, type Hand } from './hands.ts';
import type { DemoPerson } from './people.ts';
import { clientOf, envelopeFor, month, type House, type People, type SeedWorld } from './seed-world.ts';

const secretBytes = 24;

/** Everybody who works in a house, what they earn, and one who is still awaited. */
export const staffHouse = async (world: SeedWorld, house: House, chance: Chance): Promise<People> => {
  const people = await hire(world, house, chance);
  await givePins(world, house, people);
  await pay(world, house, { people, chance });
  await invite(world, house, chance);
  return people;
};

const hire = async (world: SeedWorld, house: House, chance: Chance): Promise<People> => {
  const people = new Map<string, string>([['owner', house.ownerId]]);
  for (const person of house.demo.people) people.set(person.role, await hireOne(world, house, { person, chance }));
  // Of their own chance, so that the month that is told after them is the same with more of them or fewer.
  const ofHands = chanceFrom(`${house.demo.word}/hands`);
  for (const hand of handsOf[house.demo.word]?.hands ?? []) people.set(hand.word, await takeOn(world, house, { hand, chance: ofHands }));
  return people;
};

/** Somebody without an address: nobody knows their password, and they enter where a tablet stands. */
const takeOn = async (world: SeedWorld, house: House, { hand, chance }: { hand: Hand; chance: Chance }): Promise<string> => {
  const userId = chance.idAt(new Date(world.end.getTime() - month));
  const [firstName = '', lastName = ''] = hand.name.split(' ');
  const signIn = { email: noMailboxAddress(userId), password: randomBytes(secretBytes).toString('base64url') };
  const newcomer = { userId, firstName, lastName, ...signIn, title: 'staff', plannedUpgrade: null };
  const language = house.demo.details.country === 'ET' ? 'am' : 'en';
  const as = (id: string) => ({ pool: world.pools.app, credential: { kind: 'person', userId: id }, access: 'write' }) as const;
  await withPerson(as(userId), (tx) => createAccount(tx, { ...newcomer, language }));
  await withRestaurant(as(house.ownerId), house.restaurantId, (tx) =>
    addMember(tx, { userId, role: hand.role, department: hand.role === 'staff' ? 'Service' : 'Kitchen' }),
  );
  return userId;
};

/** Each hand sets their own, as they would have when they joined. */
const givePins = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const envelope = envelopeFor(house, chanceFrom(`${house.demo.word}/pins`));
  const at = new Date(world.end.getTime() - month);
  for (const { word } of handsOf[house.demo.word]?.hands ?? []) {
    const command = envelope(at, { pin: handPin });
    await clientOf(world, people.get(word) ?? null).restaurants.setPin(command);
  }
};

const departments: Readonly<Record<string, string>> = { manager: 'Management', staff: 'Service' };

const departmentOf = ({ role }: DemoPerson): string => departments[role] ?? 'Kitchen';

const hireOne = async (world: SeedWorld, house: House, who: { person: DemoPerson; chance: Chance }): Promise<string> => {
  const { person } = who;
  const userId = who.chance.idAt(new Date(world.end.getTime() - month));
  const as = (id: string) => ({ pool: world.pools.app, credential: { kind: 'person', userId: id }, access: 'write' }) as const;
  await withPerson(as(userId), (tx) =>
    createAccount(tx, { ...person, userId, password: world.password, title: person.role, plannedUpgrade: null }),
  );
  await confirmAddress(world.pools.auth, userId);
  await withRestaurant(as(house.ownerId), house.restaurantId, (tx) =>
    addMember(tx, { userId, role: person.role as 'chef', department: departmentOf(person) }),
  );
  return userId;
};

const pay = async (world: SeedWorld, house: House, work: { people: People; chance: Chance }): Promise<void> => {
  const owner = clientOf(world, house.ownerId).restaurants;
  const at = new Date(world.end.getTime() - month);
  const rate = async (word: string, hourlyMinor: number | null, envelope: ReturnType<typeof envelopeFor>) => {
    const userId = work.people.get(word);
    if (userId === undefined || hourlyMinor === null) return;
    await owner.setHourlyRate(envelope(at, { userId, hourlyRate: { amountMinor: String(hourlyMinor), currency: house.demo.currency } }));
  };
  const envelope = envelopeFor(house, work.chance);
  for (const { role, hourlyMinor } of house.demo.people) await rate(role, hourlyMinor, envelope);
  const ofHands = envelopeFor(house, chanceFrom(`${house.demo.word}/wages`));
  for (const { word, hourlyMinor } of handsOf[house.demo.word]?.hands ?? []) await rate(word, hourlyMinor, ofHands);
};

/** Open for two days from the seed on. Its secret is chance indeed: whoever knows the seed must not be able to join. */
const invite = async (world: SeedWorld, house: House, chance: Chance): Promise<void> => {
  const owner = clientOf(world, house.ownerId).restaurants;
  const envelope = envelopeFor(house, chance);
  const [invitationId, command] = [chance.idAt(world.end), envelope(world.end, null)];
  const { invitations } = await owner.listInvitations({ restaurantId: house.restaurantId });
  if (invitations.some((known) => known.invitationId === invitationId)) return;
  const secret = randomBytes(secretBytes).toString('base64url');
  await owner.createInvitation({ ...command, body: { invitationId, secret, email: null, ...house.demo.invited } });
};
