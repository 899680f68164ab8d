import { expect, it } from 'vitest';

import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import { signalKinds } from '../rules/signal-kinds.ts';
import { actionWord } from './action-word.ts';
import { wordsOfSignal } from './words-of-signal.ts';

const house = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: true, useEthiopianCalendar: true } as RestaurantDetails;
const at = { house, wall: house };

const words = {
  name: 'Onions',
  nameLocal: 'ሽንኩርት',
  amount: '4200',
  unit: 'g',
  par: '8000',
  day: '2026-11-20',
  until: '2026-11-22',
  number: 'PO-7',
  partner: 'Bole',
  supplier: 'Merkato',
  supplierLocal: 'መርካቶ',
  text: '2 sacks',
  changeBps: 1240,
  order: 'A12',
  table: null,
  dish: 'Shiro',
  dishLocal: 'ሽሮ',
  dueAt: '2026-11-22T10:00:00Z',
  at: '2026-11-22T10:00:00Z',
  guest: 'Almaz',
  covers: 4,
  sold: 12,
  list: 'Opening',
  listLocal: 'መክፈቻ',
  value: '9.5',
  type: 'TEMPERATURE',
  concerned: 'A burn',
  food: 'Kulet',
  batch: '8 l',
  process: 'COOL',
  person: 'Dawit',
  isApproved: 1,
  shifts: 3,
  days: 3,
  used: 90,
  limit: 100,
  level: 'near',
};

const general = wordsOfSignal('of-another-version', {}, { ...at, locale: 'en' }).title;

// What colleagues tell each other is said in their own words.
it.each(signalKinds.filter((kind) => kind !== 'automation-told'))('%s is said in both languages, each in its own', (kind) => {
  const [en, am] = (['en', 'am'] as const).map((locale) => wordsOfSignal(kind, words, { ...at, locale }));
  expect(en?.title).not.toBe(general);
  expect(en?.title).not.toMatch(/\p{Script=Ethiopic}|undefined|null|NaN/u);
  expect(am?.title).toMatch(/\p{Script=Ethiopic}/u);
  expect(`${en?.message} ${am?.message}`).not.toMatch(/undefined|null|NaN/);
});

it.each(signalKinds)('%s is said without a fault where little is known of it', (kind) => {
  expect(wordsOfSignal(kind, {}, { ...at, locale: 'en' }).title).not.toMatch(/undefined|null|NaN/);
});

it('says how much of what is left, by the units that people speak of', () => {
  expect(wordsOfSignal('stock-low', words, { ...at, locale: 'en' })).toEqual({
    title: 'Onions: running low',
    message: '4.2 kg left of 8 kg.',
  });
  expect(wordsOfSignal('stock-low', { ...words, amount: '0' }, { ...at, locale: 'en' }).title).toBe('Onions: none left');
});

it.each([
  ['manager', 'Order'],
  ['chef', 'Request'],
  ['kitchenstaff', 'Request'],
] as const)('of stock that runs low a %s is offered what they may do: %s', (role, word) => {
  expect(actionWord('stock-low', role, { ...at, locale: 'en' })).toBe(word);
});
