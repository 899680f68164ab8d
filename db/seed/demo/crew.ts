import { handsOf, type HandWork, type Week } from './hands.ts';

/** Somebody who is planned in a house. */
export type Crew = { readonly word: string; readonly workRole: string; readonly alsoDoes: readonly string[]; readonly week: Week };

const works: readonly HandWork[] = [
  { word: 'chef', name: 'Head chef', nameLocal: 'ዋና ምግብ አብሳይ', area: 'KITCHEN' },
  { word: 'kitchenstaff', name: 'Line cook', nameLocal: 'ምግብ አብሳይ', area: 'KITCHEN' },
  { word: 'manager', name: 'Supervisor', nameLocal: 'ተቆጣጣሪ', area: 'FLOOR' },
  { word: 'staff', name: 'Waiter', nameLocal: 'አስተናጋጅ', area: 'FLOOR' },
];

const fullTime = { contract: 'FULL_TIME', pause: 30 } as const;

/** Those who sign in, in both houses alike. */
const signingIn: readonly Crew[] = [
  {
    word: 'manager',
    workRole: 'manager',
    alsoDoes: ['staff'],
    week: { ...fullTime, weekdays: [0, 1, 2, 3, 4], from: '09:00', to: '17:30' },
  },
  {
    word: 'chef',
    workRole: 'chef',
    alsoDoes: ['kitchenstaff'],
    week: { ...fullTime, weekdays: [1, 2, 3, 4, 5], from: '11:00', to: '20:00', pause: 60 },
  },
  {
    word: 'kitchenstaff',
    workRole: 'kitchenstaff',
    alsoDoes: [],
    week: { ...fullTime, weekdays: [1, 2, 3, 4, 5], from: '14:30', to: '23:00' },
  },
  {
    word: 'staff',
    workRole: 'staff',
    alsoDoes: [],
    week: { contract: 'PART_TIME', pause: 30, weekdays: [3, 4, 5, 6], from: '16:30', to: '23:00' },
  },
];

/** The kinds of work of a house, in their order. */
export const worksOf = (house: string): readonly HandWork[] => [...works, ...(handsOf[house]?.works ?? [])];

/** Everybody who is planned in a house. */
export const crewOf = (house: string): readonly Crew[] => [
  ...signingIn,
  ...(handsOf[house]?.hands ?? []).map(({ word, workRole, week }) => ({ word, workRole, alsoDoes: [], week })),
];
