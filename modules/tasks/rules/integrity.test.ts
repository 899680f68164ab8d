import { expect, it } from 'vitest';

import { judgeIntegrity, type WrittenEntry } from './integrity.ts';

const entry = (day: number, second: number, changes: Partial<WrittenEntry> = {}): WrittenEntry => ({
  line: 'fridge',
  type: 'TEMPERATURE',
  value: String(second % 5),
  outcome: 'PASS',
  by: 'me',
  day: `2026-11-${String(day).padStart(2, '0')}`,
  at: new Date(Date.UTC(2026, 10, day, 9, 0, second)),
  isLate: false,
  ...changes,
});

it('nothing speaks against readings that take their time and change', () => {
  const entries = [1, 2, 3, 4, 5, 6].map((day) => entry(day, day * 10, { value: String(day % 3) }));
  expect(judgeIntegrity(entries)).toEqual({ score: 100, inSeconds: 0, same: 0, late: 0, entries: 6 });
  expect(judgeIntegrity([]).score).toBe(100);
});

it('five thermometers read in ten seconds are not believed', () => {
  const entries = [0, 2, 4, 6, 8].map((second) => entry(1, second, { line: `unit ${second}` }));
  expect(judgeIntegrity(entries)).toMatchObject({ inSeconds: 4, score: 64 });
});

it('one who reads the same thermometer twice at once is not hurrying through a list', () => {
  expect(judgeIntegrity([entry(1, 0), entry(1, 2)]).inSeconds).toBe(0);
});

it('two people at once hurry nobody', () => {
  expect(judgeIntegrity([entry(1, 0), entry(1, 1, { by: 'you', line: 'freezer' })]).inSeconds).toBe(0);
});

it('a fridge that shows the very same for five days was not looked at, for four it may have been', () => {
  const same = (days: number) => judgeIntegrity(Array.from({ length: days }, (_, index) => entry(index + 1, index * 9, { value: '4' })));
  expect(same(4).same).toBe(0);
  expect(same(5)).toMatchObject({ same: 5, score: 65 });
});

it('what is written late weighs by its share, and a tick is no reading', () => {
  const ticks = [1, 2, 3, 4].map((day) => entry(day, 0, { type: 'DONE', value: 'DONE', isLate: day < 3 }));
  expect(judgeIntegrity(ticks)).toEqual({ score: 90, inSeconds: 0, same: 0, late: 2, entries: 4 });
});
