import { expect, test } from 'vitest';

import am from '../messages/am.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { integrationsRefusalCodes, integrationsRefusals } from './refusals.ts';

const catalogues: Readonly<Record<'en' | 'am', Readonly<Record<string, unknown>>>> = { en, am };
const textOf = (language: 'en' | 'am', key: string) => JSON.stringify(catalogues[language][key] ?? '');
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test('both languages say the same things with the same facts', () => {
  expect(Object.keys(am)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) expect([key, placeholders(textOf('am', key))]).toEqual([key, placeholders(textOf('en', key))]);
});

test.each(integrationsRefusalCodes)('the message of %s uses only facts that the refusal carries', (code) => {
  const facts = Object.keys(integrationsRefusals[code].data.shape).map((fact) => `{${fact}}`);
  const key = `integrations_refusal_${code.toLowerCase()}`;
  expect(key in en && key in am).toBe(true);
  expect(placeholders(textOf('en', key)).filter((fact) => !facts.includes(fact))).toEqual([]);
});
