import { expect, test } from 'vitest';

import am from '../messages/am.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { reportsRefusalCodes, reportsRefusals } from './refusals.ts';

const catalogues: Readonly<Record<'en' | 'am', Readonly<Record<string, unknown>>>> = { en, am };
const textOf = (language: 'en' | 'am', key: string) => JSON.stringify(catalogues[language][key] ?? '');
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
const wanted = reportsRefusalCodes.map((code) => `reports_refusal_${code.toLowerCase()}`);

test.each(['en', 'am'] as const)('every word of the rules has its text in %s', (language) => {
  expect(wanted.filter((key) => !(key in catalogues[language]))).toEqual([]);
});

test('both languages say the same things with the same facts', () => {
  expect(Object.keys(am)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) expect([key, placeholders(textOf('am', key))]).toEqual([key, placeholders(textOf('en', key))]);
});

test.each(reportsRefusalCodes)('the message of %s uses only facts that the refusal carries', (code) => {
  const facts = Object.keys(reportsRefusals[code].data.shape).map((fact) => `{${fact}}`);
  expect(placeholders(textOf('en', `reports_refusal_${code.toLowerCase()}`)).filter((fact) => !facts.includes(fact))).toEqual([]);
});

/** What Amharic says of one thing it says of none, too: a number that is written out would be said of nothing. */
const oneForms = Object.entries(am as Readonly<Record<string, unknown>>).flatMap(([key, entry]) =>
  Array.isArray(entry) ? [[key, String((entry[0] as { match: Record<string, string> }).match['plural=one'])] as const] : [],
);

test.each(oneForms)('the Amharic of %s says no number but the one that it is given', (_key, text) => {
  expect(text.match(/(?<!\d)1(?!\d)/)).toBeNull();
});
