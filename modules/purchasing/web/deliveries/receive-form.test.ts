import { expect, test } from 'vitest';

import { quantity } from '../../../../kit/quantity.ts';
import type { CatalogueItem } from '../../../inventory/contract/item-schemas.ts';
import { unitWords } from '../../../inventory/rules/unit-alias.ts';
import { lineBody, outstandingText, readTyped, untyped, type DoorLine } from './receive-form.ts';

const oil: DoorLine = {
  lineId: 'line',
  orderLineId: 'ordered',
  item: { id: 'oil' } as CatalogueItem,
  name: 'Niger seed oil',
  packText: null,
  units: {
    baseUnit: 'ml',
    packChain: [{ unit: 'jerrycan', per: quantity('20000') }],
    countUnits: ['jerrycan'],
    densityGPerMl: null,
    eachMeasure: null,
  },
  unit: 'jerrycan',
  outstanding: quantity('40000'),
  isByWeight: false,
  tracksLots: false,
};
const beside = { storageKind: null, today: '2026-11-30' };

test('what is still to come is typed in the words of whoever takes it', () => {
  expect([outstandingText(oil, 'en'), outstandingText(oil, 'am')]).toEqual(['2 jerrycan', '2 ጀሪካን']);
});

test('less than a pack is typed so too', () => {
  const left = { ...oil, unit: 'quintal' as const, outstanding: quantity('5000') };
  expect([outstandingText(left, 'en'), outstandingText(left, 'am')]).toEqual(['5000 ml', '5000 ሚሊ']);
});

test.each(unitWords.jerrycan)('“2 %s” is understood, whatever the language', (word) => {
  expect(readTyped(oil, { ...untyped, came: `2 ${word}` }, beside)).toMatchObject({ wrong: [], came: { base: quantity('40000') } });
});

test('what one colleague takes in in Amharic, another reads in English', () => {
  const typed = { ...untyped, came: outstandingText(oil, 'am'), sentBack: '1 ጀሪካን', reason: 'DAMAGED' as const };
  const body = lineBody(oil, typed, readTyped(oil, typed, beside));
  expect([body.delivered.text, body.rejected?.text]).toEqual(['2 jerrycan', '1 jerrycan']);
});
