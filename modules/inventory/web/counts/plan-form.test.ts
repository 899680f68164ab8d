import { expect, test } from 'vitest';

import type { CountTemplate } from '../../contract/count-schemas.ts';
import { usualThresholds } from '../../rules/count-variance.ts';
import { planFormOf, readPlan } from './plan-form.ts';

const usual = usualThresholds.GBP;

const spirits: CountTemplate = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Spirits',
  storageAreaIds: ['018f0000-0000-7000-8000-000000000002'],
  categoryIds: ['018f0000-0000-7000-8000-000000000003'],
  isKeyItemsOnly: true,
  isBlind: false,
  isOpenToKitchen: false,
  threshold: { shareBps: 250, withMinor: '1050', aloneMinor: '4000' },
  rhythm: 'WEEKLY',
  timing: 'START',
  version: 3,
  lastApprovedAt: null,
  lastCountedAt: null,
  isOverdue: false,
};

test('a plan that is opened and saved untouched stays as it was', () => {
  const { name, storageAreaIds, categoryIds, isKeyItemsOnly, isBlind, isOpenToKitchen, threshold } = spirits;
  const { plan } = readPlan(planFormOf(spirits, usual), 'Stock count');
  expect(plan).toEqual({ name, storageAreaIds, categoryIds, isKeyItemsOnly, isBlind, isOpenToKitchen, threshold });
});

test('a new plan is blind, counts everything, and takes the usual name and threshold', () => {
  expect(readPlan(planFormOf(undefined, usual), 'Stock count').plan).toMatchObject({
    name: 'Stock count',
    storageAreaIds: [],
    isBlind: true,
    threshold: { shareBps: 1000, withMinor: '1500', aloneMinor: '7500' },
  });
});

test.each([
  ['12.5', 1250],
  ['12,5', 1250],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['2.555', null],
  ['1,250', null],
  ['10001', null],
  ['ten', null],
])('a share written as "%s" is read as %s hundredths of a per cent, or refused', (share, shareBps) => {
  const form = planFormOf(undefined, usual);
  const { plan, wrong } = readPlan({ ...form, threshold: { ...form.threshold, share } }, 'Stock count');
  expect(plan?.threshold.shareBps ?? null).toBe(shareBps);
  expect(wrong).toEqual(shareBps === null ? ['share'] : []);
});
