import type { Role } from '../../../modules/restaurants/rules/capabilities.ts';

/** Somebody of the demo; everyone signs in with the machine's demo password. */
export type DemoPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly language: 'en' | 'am';
  /** What an hour earns, in hundredths of the restaurant's currency; null for the owner, who draws no wage. */
  readonly hourlyMinor: number | null;
};

/** Holds both restaurants. */
export const demoOwner: DemoPerson = {
  email: 'owner@demo.maed.app',
  firstName: 'Hanna',
  lastName: 'Bekele',
  role: 'owner',
  language: 'en',
  hourlyMinor: null,
};

const person = (email: string, name: string, part: Pick<DemoPerson, 'role' | 'language' | 'hourlyMinor'>): DemoPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { email: `${email}@demo.maed.app`, firstName, lastName, ...part };
};

/** Who works in Addis Ababa. */
export const habeshaHousePeople: readonly DemoPerson[] = [
  person('manager.addis', 'Meron Tadesse', { role: 'manager', language: 'en', hourlyMinor: 14_500 }),
  person('chef.addis', 'Almaz Tesfaye', { role: 'chef', language: 'am', hourlyMinor: 12_000 }),
  person('kitchen.addis', 'Biniam Girma', { role: 'kitchenstaff', language: 'am', hourlyMinor: 6200 }),
  person('staff.addis', 'Rahel Assefa', { role: 'staff', language: 'am', hourlyMinor: 5500 }),
];

/** Who works in London. */
export const selamKitchenPeople: readonly DemoPerson[] = [
  person('manager.london', 'Daniel Worku', { role: 'manager', language: 'en', hourlyMinor: 1780 }),
  person('chef.london', 'Sara Haile', { role: 'chef', language: 'en', hourlyMinor: 1640 }),
  person('kitchen.london', 'Yonas Kebede', { role: 'kitchenstaff', language: 'en', hourlyMinor: 1330 }),
  person('staff.london', 'Emma Clarke', { role: 'staff', language: 'en', hourlyMinor: 1290 }),
];
