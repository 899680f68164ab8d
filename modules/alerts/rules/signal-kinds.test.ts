import { expect, it } from 'vitest';

import { alertCategories, alertTypes, lawOf, signalKinds, signalLaws } from './signal-kinds.ts';

it('every type and category of the specification is told of something', () => {
  const laws = Object.values(signalLaws);
  // `success` is how an alert looks whose cause is over.
  const types = alertTypes.filter((type) => type !== 'success');
  expect(types.filter((type) => !laws.some((law) => law.type === type))).toEqual([]);
  expect(alertCategories.filter((category) => !laws.some((law) => law.category === category))).toEqual([]);
});

it('a word that is no kind has no law, not even one that every object knows', () => {
  expect(lawOf('toString')).toBeNull();
  expect(signalKinds.every((kind) => lawOf(kind) === signalLaws[kind])).toBe(true);
});
