import type { ContractKind, WorkArea } from '../../../modules/staff/rules/work-area.ts';

/** Who usually comes when. */
export type Week = {
  readonly contract: ContractKind;
  /** Monday is 0. */
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
  /** @unit minutes */
  readonly pause: number;
};

/** Somebody who has no address of their own, and joined by a code. */
export type Hand = {
  /** Names them in the seed. */
  readonly word: string;
  readonly name: string;
  readonly role: 'kitchenstaff' | 'staff';
  /** The word of the kind of work that they do. */
  readonly workRole: string;
  /** What an hour earns, in hundredths of the restaurant's currency. */
  readonly hourlyMinor: number;
  readonly week: Week;
};

/** By which every hand enters a shared tablet. It opens nothing alone: a tablet is shared by whoever holds the demo's password. */
export const handPin = '2468';

/** A kind of work that only hands do. */
export type HandWork = { readonly word: string; readonly name: string; readonly nameLocal: string; readonly area: WorkArea };

const [monToSat, tueToSun, wedToSun] = [
  [0, 1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
  [2, 3, 4, 5, 6],
] as const;

const [morning, evening] = [
  { from: '08:00', to: '16:30', pause: 30 },
  { from: '13:30', to: '22:00', pause: 30 },
] as const;
const fullTime = { contract: 'FULL_TIME' } as const;
const early = { ...fullTime, ...morning, weekdays: monToSat };
const late = { ...fullTime, ...evening, weekdays: monToSat };
const twoDays = { contract: 'PART_TIME', ...morning, weekdays: [5, 6] } as const;
const noon = { from: '11:30', to: '20:00' };
const lateToSunday = { ...fullTime, ...evening, weekdays: tueToSun };
const earlyToSunday = { ...fullTime, ...morning, weekdays: wedToSun };

const porter: HandWork = { word: 'porter', name: 'Kitchen porter', nameLocal: 'ዕቃ አጣቢ', area: 'KITCHEN' };

const cook = { role: 'kitchenstaff', workRole: 'kitchenstaff' } as const;
const baker = { role: 'kitchenstaff', workRole: 'baker', hourlyMinor: 4800 } as const;
const washer = { role: 'kitchenstaff', workRole: 'porter' } as const;
const waiter = { role: 'staff', workRole: 'staff' } as const;

/**
 * The hands of each house, by its word. An hour of a cook in Addis Ababa comes to some 13 000 birr a month, one of a
 * dish-washer to 8500: what places of this kind say they pay in 2026.
 */
export const handsOf: Readonly<Record<string, { readonly works: readonly HandWork[]; readonly hands: readonly Hand[] }>> = {
  'habesha-house': {
    works: [{ word: 'baker', name: 'Injera baker', nameLocal: 'እንጀራ ጋጋሪ', area: 'KITCHEN' }, porter],
    hands: [
      { ...cook, word: 'cook-1', name: 'Tigist Alemu', hourlyMinor: 6800, week: early },
      { ...cook, word: 'cook-2', name: 'Dawit Mengistu', hourlyMinor: 6400, week: lateToSunday },
      { ...cook, word: 'cook-3', name: 'Hirut Wolde', hourlyMinor: 6000, week: earlyToSunday },
      { ...cook, word: 'cook-4', name: 'Kebede Abera', hourlyMinor: 6000, week: late },
      { ...baker, word: 'baker-1', name: 'Zenebech Tola', week: early },
      { ...baker, word: 'baker-2', name: 'Abebech Lemma', week: earlyToSunday },
      { ...washer, word: 'porter-1', name: 'Tolossa Deressa', hourlyMinor: 4200, week: early },
      { ...washer, word: 'porter-2', name: 'Birtukan Ayele', hourlyMinor: 4200, week: lateToSunday },
      { ...waiter, word: 'waiter-1', name: 'Selamawit Kassa', hourlyMinor: 5200, week: early },
      { ...waiter, word: 'waiter-2', name: 'Henok Tilahun', hourlyMinor: 5200, week: lateToSunday },
      { ...waiter, word: 'waiter-3', name: 'Meseret Abate', hourlyMinor: 4900, week: late },
      { ...waiter, word: 'waiter-4', name: 'Yared Fikru', hourlyMinor: 4900, week: earlyToSunday },
      { ...waiter, word: 'waiter-5', name: 'Genet Worku', hourlyMinor: 4900, week: lateToSunday },
    ],
  },
  'selam-kitchen': {
    works: [
      { word: 'breakfast', name: 'Breakfast cook', nameLocal: 'የቁርስ ምግብ አብሳይ', area: 'KITCHEN' },
      porter,
      { word: 'barista', name: 'Barista', nameLocal: 'ቡና አፍይ', area: 'BAR' },
    ],
    hands: [
      {
        ...cook,
        word: 'breakfast-1',
        workRole: 'breakfast',
        name: 'Marek Nowak',
        hourlyMinor: 1340,
        week: { ...twoDays, weekdays: [0, 6] },
      },
      // Who closes on the evenings on which the first of the line is off, and earns a little more for closing.
      {
        ...cook,
        word: 'cook-1',
        name: 'Grace Okafor',
        hourlyMinor: 1350,
        week: { ...twoDays, ...evening, weekdays: [0, 6] },
      },
      { ...washer, word: 'porter-1', name: 'Ahmed Nur', hourlyMinor: 1275, week: { ...twoDays, ...noon } },
      { ...waiter, word: 'barista-1', workRole: 'barista', name: 'Chloe Martin', hourlyMinor: 1310, week: twoDays },
    ],
  },
};
