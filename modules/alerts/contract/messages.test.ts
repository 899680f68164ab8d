import { expect, test } from 'vitest';

import am from '../messages/am.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { alertsRefusals } from './refusals.ts';

const catalogues: Readonly<Record<'en' | 'am', Readonly<Record<string, unknown>>>> = { en, am };
const textOf = (language: 'en' | 'am', key: string) => JSON.stringify(catalogues[language][key] ?? '');
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test.each(['en', 'am'] as const)('every refusal has its text in %s', (language) => {
  const wanted = Object.keys(alertsRefusals).map((code) => `alerts_refusal_${code.toLowerCase()}`);
  expect(wanted.filter((key) => !(key in catalogues[language]))).toEqual([]);
});

test('both languages say the same things with the same facts', () => {
  expect(Object.keys(am)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) expect([key, placeholders(textOf('am', key))]).toEqual([key, placeholders(textOf('en', key))]);
});
