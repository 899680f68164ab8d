import type { Role } from '../../../modules/restaurants/rules/capabilities.ts';

/** Somebody of the demo; everyone signs in with the machine's demo password. */
export type DemoPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly language: 'en' | 'am';
};

/** Holds both restaurants. */
export const demoOwner: DemoPerson = {
  email: 'owner@demo.maed.app',
  firstName: 'Hanna',
  lastName: 'Bekele',
  role: 'owner',
  language: 'en',
};

const person = (email: string, name: string, part: Pick<DemoPerson, 'role' | 'language'>): DemoPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { email: `${email}@demo.maed.app`, firstName, lastName, ...part };
};

/** Who works in Addis Ababa. */
export const habeshaHousePeople: readonly DemoPerson[] = [
  person('manager.addis', 'Meron Tadesse', { role: 'manager', language: 'en' }),
  person('chef.addis', 'Almaz Tesfaye', { role: 'chef', language: 'am' }),
  person('kitchen.addis', 'Biniam Girma', { role: 'kitchenstaff', language: 'am' }),
  person('staff.addis', 'Rahel Assefa', { role: 'staff', language: 'am' }),
];

/** Who works in London. */
export const selamKitchenPeople: readonly DemoPerson[] = [
  person('manager.london', 'Daniel Worku', { role: 'manager', language: 'en' }),
  person('chef.london', 'Sara Haile', { role: 'chef', language: 'en' }),
  person('kitchen.london', 'Yonas Kebede', { role: 'kitchenstaff', language: 'en' }),
  person('staff.london', 'Emma Clarke', { role: 'staff', language: 'en' }),
];
