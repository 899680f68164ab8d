import { expect, it } from 'vitest';

import type { CheckItem } from './check-item.ts';
import { foodRules } from './food-process.ts';
import { isSoundTemplate } from './sound-template.ts';
import { startersOf } from './starter-templates.ts';

const schedule = { rule: { kind: 'WEEKDAYS', weekdays: [1] }, showMinute: 0, dueMinute: 60, expireMinute: 60 } as const;
const item: CheckItem = {
  key: 'a',
  type: 'DONE',
  label: 'Floor',
  labelLocal: null,
  isRequired: true,
  isCritical: false,
  min: null,
  max: null,
  place: null,
  options: [],
  failing: [],
};

it.each([
  ['one line', { schedule, items: [item] }, true],
  ['two lines of one name', { schedule, items: [item, item] }, false],
  ['limits the wrong way round', { schedule, items: [{ ...item, min: '8', max: '5' }] }, false],
  ['a choice of one', { schedule, items: [{ ...item, type: 'CHOICE' as const, options: ['a'] }] }, false],
  ['a failing answer that nobody can give', { schedule, items: [{ ...item, type: 'YES_NO' as const, failing: ['MAYBE'] }] }, false],
  ['an end before it is due', { schedule: { ...schedule, expireMinute: 59 }, items: [item] }, false],
])('a list with %s can be done: %s', (_, template, expected) => {
  expect(isSoundTemplate(template)).toBe(expected);
});

it.each(foodRules)('every list that comes along under %s can be done, and speaks both languages', (rules) => {
  const starters = startersOf(rules);
  expect(starters.length).toBeGreaterThan(3);
  expect(new Set(starters.map(({ key }) => key)).size).toBe(starters.length);
  for (const starter of starters) {
    expect(isSoundTemplate(starter)).toBe(true);
    for (const text of [starter.nameLocal, ...starter.items.map(({ labelLocal }) => labelLocal)]) expect(text).toMatch(/[\u1200-\u137f]/);
  }
});
