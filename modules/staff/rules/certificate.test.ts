import fc from 'fast-check';
import { expect, test } from 'vitest';

import { certificateTopics, papersToSeeTo, paperState, type Paper } from './certificate.ts';
import { dayAfter } from './rota-week.ts';

const today = '2026-11-22';

test.each([
  [null, 'HOLDS'],
  ['2026-11-21', 'RAN_OUT'],
  ['2026-11-22', 'RUNS_OUT'],
  ['2027-01-21', 'RUNS_OUT'],
  ['2027-01-22', 'HOLDS'],
])('a paper until %s %s', (expiresOn, state) => {
  expect(paperState(expiresOn, today)).toBe(state);
});

const paper = (expiresOn: string | null, topic: Paper['topic'] = 'FOOD_HYGIENE', userId = 'a'): Paper => ({ userId, topic, expiresOn });

test('a new certificate takes the place of the old one, of its own topic and person alone', () => {
  const old = paper('2026-10-01');
  expect(papersToSeeTo([old, paper('2028-10-01')], today)).toEqual([]);
  expect(papersToSeeTo([old, paper(null)], today)).toEqual([]);
  expect(papersToSeeTo([old, paper('2028-10-01', 'ALLERGENS'), paper('2028-10-01', 'FOOD_HYGIENE', 'b')], today)).toEqual([old]);
  const others = [paper('2026-10-01', 'OTHER'), paper('2028-10-01', 'OTHER')];
  expect(papersToSeeTo(others, today)).toEqual([others[0]]);
});

test('what is to be seen to comes the soonest first, and nothing of it holds', () => {
  const anyPaper = fc.record({
    userId: fc.constantFrom('a', 'b'),
    topic: fc.constantFrom(...certificateTopics),
    expiresOn: fc.option(fc.integer({ min: -200, max: 200 }).map((days) => dayAfter(today, days))),
  });
  fc.assert(
    fc.property(fc.array(anyPaper, { maxLength: 20 }), (papers) => {
      const found = papersToSeeTo(papers, today);
      const days = found.map(({ expiresOn }) => Date.parse(expiresOn ?? ''));
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      for (const { expiresOn } of found) expect(paperState(expiresOn, today)).not.toBe('HOLDS');
    }),
  );
});
