import fc from 'fast-check';
import { expect, test } from 'vitest';

import { dateTypes, lotStatuses } from '../../inventory/rules/lot.ts';
import { isPastGood, offeredFirst } from './lot-of-waste.ts';

test('what is past its use-by date is offered before what is past another, and both before what is good', () => {
  const lots = [
    { name: 'good', status: 'AVAILABLE', dateType: 'USE_BY' },
    { name: 'stale', status: 'EXPIRED', dateType: 'BEST_BEFORE' },
    { name: 'unsafe', status: 'EXPIRED', dateType: 'USE_BY' },
    { name: 'recalled', status: 'RECALLED', dateType: 'NONE' },
    { name: 'aside', status: 'QUARANTINED', dateType: 'USE_BY' },
  ] as const;
  expect(offeredFirst(lots).map(({ name }) => name)).toEqual(['unsafe', 'recalled', 'stale', 'good', 'aside']);
});

test('nothing is lost from the offer, and nothing good stands before what is past', () => {
  const lot = fc.record({ id: fc.uuid(), status: fc.constantFrom(...lotStatuses), dateType: fc.constantFrom(...dateTypes) });
  fc.assert(
    fc.property(fc.array(lot), (lots) => {
      const offered = offeredFirst(lots);
      expect(offered.map(({ id }) => id).toSorted()).toEqual(lots.map(({ id }) => id).toSorted());
      const firstGood = offered.findIndex(({ status }) => !isPastGood(status));
      expect(offered.slice(firstGood === -1 ? offered.length : firstGood).some(({ status }) => isPastGood(status))).toBe(false);
    }),
  );
});
