import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { grade, readGraded, summary } from './grade.ts';

const graded = (file: string) => readGraded(readFileSync(new URL(file, import.meta.url), 'utf8'));

const wrong = (file: string) =>
  graded(file)
    .map(grade)
    .filter(({ mark }) => mark === 'wrong');

it('no question of those who wrote the grammar gets the answer to another one', () => {
  expect(wrong('own.tsv')).toEqual([]);
});

it('nearly all of their questions are understood', () => {
  const { right, all } = summary(graded('own.tsv').map(grade));
  expect(right / all).toBeGreaterThanOrEqual(0.95);
});

it('of questions of somebody who had not seen the grammar, nearly none gets the answer to another one', () => {
  // What was asked in order was answered in the usual one: the same lines.
  expect(wrong('others.tsv').map(({ text }) => text)).toEqual(['which hour of the day brings in the most money']);
});

it('of questions that nothing was learned from, those that are not understood are said not to be', () => {
  // It is answered with the same dishes and minutes, in another order.
  expect(wrong('unseen.tsv').map(({ text }) => text)).toEqual(['which dish was slowest out of the kitchen yesterday']);
});
