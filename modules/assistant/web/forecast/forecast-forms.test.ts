import { expect, test } from 'vitest';

import { readEffect } from './event-form.ts';
import { readForecastSearch } from './forecast-search.ts';
import { overrideFormSchema, readFigure } from './override-form.ts';

test.each([
  ['64', 64],
  ['1,250.5', 1250.5],
  [' 0 ', 0],
  ['', null],
  ['-3', null],
  ['many', null],
  ['1e9', null],
])('a figure typed as %j is %j', (typed, figure) => {
  expect(readFigure(typed)).toBe(figure);
});

test.each([
  ['', null],
  ['50', 5000],
  ['−20 %', -2000],
  ['-100', -10_000],
  ['300', 30_000],
  ['301', undefined],
  ['-101', undefined],
  ['half', undefined],
])('an effect typed as %j is %j hundredths of a percent', (typed, effect) => {
  expect(readEffect(typed)).toBe(effect);
});

test('a figure without a reason is not kept', () => {
  const issuesOf = (reason: string) => overrideFormSchema.safeParse({ amount: '5', reason }).error?.issues.map(({ message }) => message);
  expect(issuesOf(' ')).toContain('REASON');
  expect(issuesOf('A party')).toBeUndefined();
});

test.each([
  [
    { what: 'SALES', of: 'TOTAL' },
    { what: 'SALES', of: 'TOTAL' },
  ],
  [{ what: 'GOLD', of: 7 }, {}],
  [{}, {}],
])('of the address %j so much is read: %j', (search, read) => {
  expect(readForecastSearch(search)).toEqual(read);
});
