import { expect, test } from 'vitest';

import type { RotaFinding, Shift } from '../../contract/rota-fields.ts';
import { findingsAlike } from './findings-alike.ts';

const shift = (id: string, userId: string) => ({ id, userId }) as Shift;
const shifts = [shift('monday', 'yonas'), shift('tuesday', 'yonas'), shift('wednesday', 'emma')];

const finding = (shiftIds: string[], said: Partial<RotaFinding> = {}): RotaFinding => ({
  ruleId: 'GB.food-hygiene',
  kind: 'CERTIFICATE',
  level: 'WARN',
  mayOverride: false,
  topic: 'FOOD_HYGIENE',
  asked: null,
  source: '',
  isConfirmed: true,
  shiftIds,
  measured: null,
  allowed: null,
  ...said,
});

const told = (findings: readonly RotaFinding[]) => findingsAlike(findings, shifts).map(({ shifts: of }) => of.map(({ id }) => id));

test('the same thing to know of a person is said once, with every shift that it is about', () => {
  expect(told([finding(['monday']), finding(['tuesday']), finding(['wednesday'])])).toEqual([['monday', 'tuesday'], ['wednesday']]);
});

test('what differs in what is measured stays apart', () => {
  const hours = { kind: 'DAILY_HOURS' as const, topic: null, allowed: 600 };
  expect(told([finding(['monday'], { ...hours, measured: 660 }), finding(['tuesday'], { ...hours, measured: 720 })])).toEqual([
    ['monday'],
    ['tuesday'],
  ]);
});

test('what keeps shifts back is mended shift by shift', () => {
  const block = { level: 'BLOCK' as const };
  expect(told([finding(['monday'], block), finding(['tuesday'], block)])).toEqual([['monday'], ['tuesday']]);
});
