import { expect, test } from 'vitest';

import { correctFormOf, writingsOf } from './correct-form.ts';

const zone = 'Europe/London';
const form = { ...correctFormOf({ card: null, day: '2026-11-20' }, zone), userId: 'a', note: 'Forgot' };

test.each([
  [{ from: '20:00', to: '20:30' }, ['2026-11-20T20:00:00.000Z', '2026-11-20T20:30:00.000Z']],
  [{ from: '23:50', to: '00:20' }, ['2026-11-20T23:50:00.000Z', '2026-11-21T00:20:00.000Z']],
  [{ from: '00:30', to: '01:00' }, ['2026-11-21T00:30:00.000Z', '2026-11-21T01:00:00.000Z']],
])('a break at %o of somebody who came at six in the evening lies after that', (pause, expected) => {
  const written = writingsOf({ ...form, came: { day: '2026-11-20', clock: '18:00' }, pause }, null, zone);
  expect(written.filter(({ kind }) => kind.startsWith('BREAK')).map(({ kind, happenedAt }) => [kind, happenedAt])).toEqual([
    ['BREAK_START', expected[0]],
    ['BREAK_END', expected[1]],
  ]);
});

test('a break of which one end is missing is not written', () => {
  expect(writingsOf({ ...form, pause: { from: '12:00', to: '' } }, null, zone)).toEqual([]);
});
