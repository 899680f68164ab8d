import { expect, test } from 'vitest';

import { withResult, type Result } from './results-page.ts';

const names = ['P1', 'P2'];

const resultOf = (name: string, figure: string, isMet: boolean | null): Result => ({
  name,
  figures: [{ id: name, what: 'a | list', figure, target: '>= 60 %', isMet }],
  day: '2026-11-25',
  commit: 'abc1234',
  machine: '2 cores',
});

test('a result takes the place of the one before, and leaves the others, in their order', () => {
  const first = withResult('', resultOf('P2', '50 %', true), names);
  const both = withResult(first, resultOf('P1', '40 %', false), names);
  const again = withResult(both, resultOf('P1', '70 %', true), names);
  expect(both.indexOf('## P1')).toBeLessThan(both.indexOf('## P2'));
  expect(both).toContain('| 40 % | >= 60 % | **missed** |');
  expect(both).toContain('Missed: 1.');
  expect(again).not.toContain('40 %');
  expect(again).toContain('| 70 % | >= 60 % | met |');
  expect(again).toContain('| 50 % | >= 60 % | met |');
  expect(again.match(/^# /gm)).toHaveLength(1);
});

test('what a table is made of does not break it', () => {
  expect(withResult('', resultOf('P1', '1', null), names)).toContain(String.raw`| P1 | a \| list | 1 | >= 60 % |  |`);
});
