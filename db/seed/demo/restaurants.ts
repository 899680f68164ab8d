import type { Currency } from '../../../kit/money.ts';
import type { OpeningStretch } from '../../../modules/restaurants/rules/opening-hours.ts';
import type { DemoItem } from './catalogue.ts';
import { habeshaMenu } from './menus/habesha-menu.ts';
import type { DemoMenu } from './menus/demo-menu.ts';
import { selamMenu } from './menus/selam-menu.ts';
import habeshaHouseItems from './habesha-house-items.json' with { type: 'json' };
import { habeshaHousePeople, selamKitchenPeople, type DemoPerson } from './people.ts';
import selamKitchenItems from './selam-kitchen-items.json' with { type: 'json' };

/** A restaurant of the demo: its registration, its people and what it stocks. */
export type DemoRestaurant = {
  readonly word: string;
  readonly details: {
    readonly name: string;
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly country: string;
    readonly dialCode: string;
    readonly phone: string;
    readonly expectedStaffCount: number;
  };
  readonly currency: Currency;
  readonly timeZone: string;
  readonly openingHours: readonly OpeningStretch[];
  readonly people: readonly DemoPerson[];
  /** What the invitation that is still open offers; what is left out, whoever comes chooses. */
  readonly invited: { readonly role: 'chef' | 'kitchenstaff' | 'staff' | null; readonly department: string | null };
  readonly items: readonly DemoItem[];
  readonly menu: DemoMenu;
  /** Items whose last delivery nobody ordered, so that the list has something to say. */
  readonly neglected: readonly string[];
  /** The item that was used without having been booked in. */
  readonly unbooked: string;
};

const daily = (days: readonly number[], opens: string, closes: string): readonly OpeningStretch[] =>
  days.map((day) => ({ day, opens, closes }));

/** The two restaurants of the demo, both held by its owner. */
export const demoRestaurants: readonly DemoRestaurant[] = [
  {
    word: 'habesha-house',
    details: {
      name: 'Habesha House',
      address: 'Bole Road, Woreda 03',
      city: 'Addis Ababa',
      state: 'Addis Ababa',
      zipCode: '1000',
      country: 'ET',
      dialCode: '+251',
      phone: '0911234567',
      expectedStaffCount: 18,
    },
    currency: 'ETB',
    timeZone: 'Africa/Addis_Ababa',
    openingHours: daily([1, 2, 3, 4, 5, 6, 7], '11:00', '22:00'),
    people: habeshaHousePeople,
    invited: { role: 'kitchenstaff', department: 'Kitchen' },
    items: habeshaHouseItems as unknown as readonly DemoItem[],
    menu: habeshaMenu,
    neglected: ['Shiro flour', 'Niter kibbeh', 'Tomatoes', 'Beef, for kitfo', 'Injera'],
    unbooked: 'Mitmita',
  },
  {
    word: 'selam-kitchen',
    details: {
      name: 'Selam Kitchen',
      address: '112 Caledonian Road',
      city: 'London',
      state: 'Greater London',
      zipCode: 'N1 9DN',
      country: 'GB',
      dialCode: '+44',
      phone: '02079460123',
      expectedStaffCount: 9,
    },
    currency: 'GBP',
    timeZone: 'Europe/London',
    openingHours: [...daily([1, 2, 3, 4, 5], '08:00', '22:00'), ...daily([6, 7], '09:00', '22:00')],
    people: selamKitchenPeople,
    invited: { role: null, department: 'Service' },
    items: selamKitchenItems as unknown as readonly DemoItem[],
    menu: selamMenu,
    neglected: ['Injera, 40 cm', 'Oat milk, barista', 'Chicken thigh, boneless', 'Niter kibbeh', 'Lamb shoulder', 'Double cream'],
    unbooked: 'Berbere, house blend',
  },
];
