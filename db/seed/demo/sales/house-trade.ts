import type { Channel } from '../../../../modules/menu/rules/menu-limits.ts';
import type { paymentMethods } from '../../../../modules/kitchen/contract/fields.ts';

/** A part of the day in which guests come. */
export type DayPart = {
  /** @unit minutes after midnight on the wall */
  readonly from: number;
  /** @unit minutes after midnight on the wall */
  readonly to: number;
  /** How many of a day's tables come then; the shares of a day add up to 1. */
  readonly share: number;
};

/** How a house of the demo trades: who comes when, what they choose and how they pay. */
export type HouseTrade = {
  /**
   * Guests at tables on a usual day.
   *
   * @unit covers
   */
  readonly usual: number;
  readonly parts: readonly DayPart[];
  /** How many come together, with how often. */
  readonly parties: readonly (readonly [guests: number, often: number])[];
  /** How often what is brought home or taken along, for each table. */
  readonly away: readonly (readonly [channel: Channel, often: number])[];
  /** Plates for each guest: Ethiopian food is shared. */
  readonly platesPerGuest: number;
  /** How often each plate is chosen where it is offered. */
  readonly plates: Readonly<Record<string, number>>;
  /** How often a guest has this as well. */
  readonly besides: Readonly<Record<string, number>>;
  /** How often a choice is made with a dish that offers it. */
  readonly choices: Readonly<Record<string, number>>;
  /** @unit hundredths of a percent */
  readonly serviceShare: number;
  readonly paidBy: readonly (readonly [method: (typeof paymentMethods)[number], often: number])[];
};

/** How the two houses of the demo trade, by their word. */
export const houseTrades: Readonly<Record<string, HouseTrade>> = {
  'habesha-house': {
    usual: 150,
    parts: [
      { from: 690, to: 870, share: 0.38 },
      { from: 900, to: 1020, share: 0.1 },
      { from: 1080, to: 1260, share: 0.52 },
    ],
    parties: [
      [1, 1],
      [2, 4],
      [3, 3],
      [4, 5],
      [6, 2],
    ],
    away: [['TAKEAWAY', 0.14]],
    platesPerGuest: 0.72,
    plates: { Shiro: 3, Beyaynetu: 5, 'Doro wat': 3, Kitfo: 1.2, Tibs: 2.2 },
    besides: { Buna: 0.5 },
    choices: { 'One more injera': 0.18, 'Ayib on the side': 0.1, Awaze: 0.06 },
    serviceShare: 0,
    paidBy: [
      ['CASH', 45],
      ['TELEBIRR', 32],
      ['CBE_BIRR', 14],
      ['CARD', 9],
    ],
  },
  'selam-kitchen': {
    usual: 95,
    parts: [
      { from: 540, to: 690, share: 0.34 },
      { from: 690, to: 900, share: 0.41 },
      { from: 1050, to: 1230, share: 0.25 },
    ],
    parties: [
      [1, 3],
      [2, 7],
      [3, 3],
      [4, 3],
    ],
    away: [
      ['TAKEAWAY', 0.22],
      ['DELIVERY', 0.08],
    ],
    platesPerGuest: 1,
    plates: {
      Shakshuka: 4,
      'Halloumi and eggs': 2.6,
      'Salmon and scrambled eggs': 1.6,
      'Doro hash': 3,
      'Hummus plate': 1.5,
      'Shiro bowl': 1.8,
    },
    besides: { 'Flat white': 0.85, 'Hummus plate': 0.1 },
    choices: { 'Oat milk': 0.28, 'An egg': 0.12, 'Chilli butter': 0.03 },
    serviceShare: 1250,
    paidBy: [
      ['CARD', 86],
      ['CASH', 14],
    ],
  },
};
