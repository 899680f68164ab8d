import { expect, it } from 'vitest';

import { anyMeasure } from './line-units.ts';
import { emptyRecipeForm, type LineForm, readRecipeForm } from './recipe-form.ts';

/** Water, called like this. */
const waterCalled = (name: string, nameLocal: string | null): LineForm => ({
  lineId: 'water',
  subject: { kind: 'UNCOSTED', name, nameLocal, isNeutral: true },
  amount: '3 l',
  usable: '',
  isOptional: false,
  channels: null,
  note: '',
});

const read = (line: LineForm) => readRecipeForm({ ...emptyRecipeForm, name: 'Misir wat', yields: '4 kg', lines: [line] }, () => anyMeasure);

it.each([
  ['', null, true],
  ['   ', 'ውሃ', true],
  ['Water', null, false],
  ['Water', 'ውሃ', false],
])('what nobody keeps, called %j and %j, is refused as nameless: %s', (name, nameLocal, isNameless) => {
  expect(read(waterCalled(name, nameLocal)).problems.some(({ at }) => at === 'called')).toBe(isNameless);
});

it('keeps its names without the space around them', () => {
  expect(read(waterCalled(' Water ', ' ')).body.lines[0]?.subject).toMatchObject({ name: 'Water', nameLocal: null });
});
