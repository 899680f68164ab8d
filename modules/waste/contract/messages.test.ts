import { expect, test } from 'vitest';

import am from '../messages/am.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { goalMetrics } from '../rules/goal.ts';
import { reviewActions, reviewStates, reviewSteps } from '../rules/review-state.ts';
import { wasteDestinations, wasteKinds, wasteStages, wasteStatuses } from '../rules/waste-words.ts';
import { allWasteRefusals, wasteRefusalCodes } from './refusals.ts';

const catalogues: Readonly<Record<'en' | 'am', Readonly<Record<string, unknown>>>> = { en, am };
const textOf = (language: 'en' | 'am', key: string) => JSON.stringify(catalogues[language][key] ?? '');
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

const wanted = [
  ...wasteRefusalCodes.map((code) => `refusal_${code}`),
  ...wasteKinds.map((kind) => `kind_${kind}`),
  ...wasteStages.map((stage) => `stage_${stage}`),
  ...wasteDestinations.map((destination) => `destination_${destination}`),
  ...wasteStatuses.map((status) => `status_${status}`),
  ...goalMetrics.map((metric) => `metric_${metric}`),
  ...reviewActions.map((action) => `action_${action}`),
  ...reviewStates.map((state) => `review_state_${state}`),
  ...reviewSteps.map((step) => `review_step_${step}`),
].map((key) => `waste_${key.toLowerCase()}`);

test.each(['en', 'am'] as const)('every word of the rules has its text in %s', (language) => {
  expect(wanted.filter((key) => !(key in catalogues[language]))).toEqual([]);
});

test('both languages say the same things with the same facts', () => {
  expect(Object.keys(am)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) expect([key, placeholders(textOf('am', key))]).toEqual([key, placeholders(textOf('en', key))]);
});

test.each(wasteRefusalCodes)('the message of %s uses only facts that the refusal carries', (code) => {
  const facts = Object.keys(allWasteRefusals[code].data.shape).map((fact) => `{${fact}}`);
  expect(placeholders(textOf('en', `waste_refusal_${code.toLowerCase()}`)).filter((fact) => !facts.includes(fact))).toEqual([]);
});
