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
export const demoOwner: DemoPerson = { email: 'owner@demo.maed.app', firstName: 'Hanna', lastName: 'Bekele', role: 'owner', language: 'en' };

const person = (email: string, name: string, role: Role, language: 'en' | 'am' = 'en'): DemoPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { email: `${email}@demo.maed.app`, firstName, lastName, role, language };
};

/** Who works in Addis Ababa. */
export const habeshaHousePeople: readonly DemoPerson[] = [
  person('manager.addis', 'Meron Tadesse', 'manager'),
  person('chef.addis', 'Almaz Tesfaye', 'chef', 'am'),
  person('kitchen.addis', 'Biniam Girma', 'kitchenstaff', 'am'),
  person('staff.addis', 'Rahel Assefa', 'staff', 'am'),
];

/** Who works in London. */
export const selamKitchenPeople: readonly DemoPerson[] = [
  person('manager.london', 'Daniel Worku', 'manager'),
  person('chef.london', 'Sara Haile', 'chef'),
  person('kitchen.london', 'Yonas Kebede', 'kitchenstaff'),
  person('staff.london', 'Emma Clarke', 'staff'),
];
