import { expect, test } from 'vitest';

import { allergenCodes } from '../../inventory/rules/allergen.ts';
import type { DishAllergens } from '../rules/roll-up-allergens.ts';
import { labelPaper } from './label-paper.ts';

const free = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE'])) as DishAllergens;
const house = { name: 'Selam', address: '', city: '', timeZone: 'Europe/London', useEthiopianTime: false, useEthiopianCalendar: false };
const named = (name: string, nameLocal: string) => ({ name, nameLocal });
const item = (itemId: string) => ({ subject: { kind: 'ITEM' as const, itemId }, contains: [], parts: [] });

const facts = {
  dish: named('Shiro', 'ሽሮ'),
  ingredients: [item('peas'), item('oil')],
  names: new Map([
    ['peas', named('Chickpeas', 'ሽምብራ')],
    ['oil', named('Oil', 'ዘይት')],
  ]),
  allergens: { ...free, MILK: 'MAY_CONTAIN', EGGS: 'MAY_CONTAIN' },
  net: null,
  useBy: '2026-12-01',
};

test.each([
  ['en', 'Chickpeas, Oil'],
  ['am', 'ሽምብራ፣ ዘይት'],
] as const)('the lists of a label are written with the commas of its language: %s', (locale, list) => {
  const { blocks } = labelPaper(facts as never, house as never, { locale, copies: 1, madeAt: new Date('2026-11-30T09:00:00Z') });
  const texts = blocks.map((block) =>
    block.kind === 'mixed' ? block.parts.map((part) => (typeof part === 'string' ? part : part.strong)).join('') : JSON.stringify(block),
  );
  expect(texts.find((text) => text.includes(list))).toBeDefined();
  expect(texts.some((text) => text.includes(', '))).toBe(locale === 'en');
});
