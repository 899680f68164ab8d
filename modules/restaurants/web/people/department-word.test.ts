import { readFileSync } from 'node:fs';

import { afterEach, expect, it } from 'vitest';

import { overwriteGetLocale } from '../../../../generated/messages/web/runtime.js';
import { departmentWord } from './department-word.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

/** The departments that a new restaurant is given, as the migration names them. */
const [seeding = ''] = /values \(p_restaurant, 'Management'\).+;/.exec(readFileSync('db/migrations/0014_people.sql', 'utf8')) ?? [];
const given = [...seeding.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

it('names each department of a new restaurant in Amharic, and one of its own as it was written', () => {
  expect(given).toHaveLength(4);
  overwriteGetLocale(() => 'am');
  for (const name of given) expect(departmentWord(name)).toMatch(/^\p{Script=Ethiopic}/u);
  expect(departmentWord('Terrace')).toBe('Terrace');
  overwriteGetLocale(() => 'en');
  for (const name of given) expect(departmentWord(name)).toBe(name);
});
