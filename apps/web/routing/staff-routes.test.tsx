import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';

import { forgetTurn, noteTurn } from '../../../platform/web/shared-device.ts';
import { staffRoutes } from './staff-routes.ts';

afterEach(forgetTurn);

type Way = { readonly options: { readonly path: string; readonly beforeLoad?: () => void } };

/** Where the place of the rota leads. */
const leadsTo = (): unknown => {
  const ways = staffRoutes as unknown as readonly Way[];
  const enter = ways.find(({ options }) => options.path === '/staff')?.options.beforeLoad;
  try {
    enter?.();
  } catch (thrown) {
    return isRedirect(thrown) ? thrown.options.to : thrown;
  }
  return '/staff';
};

test('at a shared tablet the place of the rota leads to the clock, which a PIN opens', () => {
  expect(leadsTo()).toBe('/staff');
  noteTurn();
  expect(leadsTo()).toBe('/staff/clock');
});
