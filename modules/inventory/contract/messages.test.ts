import { expect, test } from 'vitest';

import am from '../messages/am.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { allergenCodes, allergenStates } from '../rules/allergen.ts';
import { importColumns } from '../rules/import-columns.ts';
import { levelStatuses } from '../rules/level-status.ts';
import { adjustReasons, movementKinds, wasteReasons } from '../rules/movement-kind.ts';
import { containerUnitCodes, measurementUnitCodes } from '../rules/unit.ts';
import { itemFilters } from './item-procedures.ts';
import { storageKinds } from './item-schemas.ts';
import { type InventoryRefusalCode, inventoryRefusalCodes, inventoryRefusals } from './refusals.ts';

const catalogues: Readonly<Record<'en' | 'am', Readonly<Record<string, unknown>>>> = { en, am };
const textOf = (language: 'en' | 'am', key: string) => JSON.stringify(catalogues[language][key] ?? '');
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
const snake = (word: string) => word.replace(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase();

const wanted = [
  ...inventoryRefusalCodes.map((code) => `refusal_${snake(code)}`),
  ...movementKinds.map((kind) => `kind_${snake(kind)}`),
  ...[...wasteReasons, ...adjustReasons].map((reason) => `reason_${snake(reason)}`),
  ...[...measurementUnitCodes, ...containerUnitCodes].map((unit) => `unit_${unit}`),
  ...allergenCodes.map((code) => `allergen_${snake(code)}`),
  ...allergenStates.map((state) => `allergen_state_${snake(state)}`),
  ...levelStatuses.map((status) => `status_${snake(status)}`),
  ...levelStatuses.filter((status) => status !== 'FINE').map((status) => `attention_${snake(status)}`),
  ...storageKinds.map((kind) => `storage_kind_${snake(kind)}`),
  ...itemFilters.map((filter) => `filter_${snake(filter)}`),
  ...importColumns.map((column) => `column_${snake(column)}`),
].map((key) => `inventory_${key}`);

test.each(['en', 'am'] as const)('every word of the rules has its text in %s', (language) => {
  expect(wanted.filter((key) => !(key in catalogues[language]))).toEqual([]);
});

test('both languages say the same things with the same facts', () => {
  expect(Object.keys(am)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) {
    expect([key, placeholders(textOf('am', key))]).toEqual([key, placeholders(textOf('en', key))]);
  }
});

test('Amharic is written in its own letters', () => {
  // What only puts facts side by side, "{kind} {when}", has no letters to be in.
  const words = (key: string): string => textOf('am', key).replaceAll(/\{\w+\}/g, '');
  expect(Object.keys(am).filter((key) => /\p{L}/u.test(words(key)) && !/[\u1200-\u137f]/.test(words(key)))).toEqual([]);
});

test.each(inventoryRefusalCodes)('the message of %s uses only facts that the refusal carries', (code: InventoryRefusalCode) => {
  const facts = Object.keys(inventoryRefusals[code].data.shape).map((fact) => `{${fact}}`);
  const used = placeholders(textOf('en', `inventory_refusal_${snake(code)}`));
  expect(used.filter((fact) => !facts.includes(fact))).toEqual([]);
});
