import { afterEach, expect, test } from 'vitest';

import { notePlanRefusal, planRefusal } from './plan-refusal.ts';

afterEach(() => planRefusal.set(null));

test.each(['RESTAURANT_BEYOND_PLAN', 'FEATURE_NOT_IN_PLAN', 'LOCATION_LIMIT_REACHED'])('%s is told of with its facts', (code) => {
  notePlanRefusal({ code, data: { fitsOn: 'pro' } });
  expect(planRefusal.get()).toEqual({ code, data: { fitsOn: 'pro' } });
});

test.each(['FORBIDDEN', 'STAFF_LIMIT_REACHED', 'UNAVAILABLE'])('%s is left to the screen that met it', (code) => {
  notePlanRefusal({ code, data: {} });
  expect(planRefusal.get()).toBeNull();
});
