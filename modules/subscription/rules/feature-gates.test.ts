import { expect, it } from 'vitest';

import { featureGates, featureOfOperation, featureOfProcedure } from './feature-gates.ts';
import { priceList } from './price-list.ts';

it('knows the feature of every procedure of the table, and none of another', () => {
  for (const [feature, paths] of Object.entries(featureGates)) {
    for (const path of paths) expect(featureOfProcedure(path)).toBe(feature);
  }
  expect(featureOfProcedure('inventory.listItems')).toBeNull();
});

it('opens staff scheduling on every plan, so that nothing of it needs a gate', () => {
  for (const { features } of priceList) expect(features).toContain('staff-scheduling');
  expect(featureGates['staff-scheduling']).toEqual([]);
});

it.each([
  ['natural_language_query', null],
  ['vision_scanning', null],
  ['smart_forecasting', 'smart-forecasting'],
  ['compliance_automation', 'compliance-automation'],
  ['workflow_automation', null],
] as const)('%s needs %s', (category, feature) => expect(featureOfOperation(category)).toBe(feature));
