import { afterEach, beforeEach, expect, test } from 'vitest';

import { isRecoveryInProgress, noteRecovery } from '../../../platform/web/recovery-progress.ts';
import { router } from './router.ts';

beforeEach(async () => {
  await router.navigate({ to: '/reset-password' });
  noteRecovery();
});
afterEach(() => sessionStorage.clear());

test.each(['/terms', '/auth', '/forgot-password', '/home'])('whoever arrives at %s has left the recovery', async (to) => {
  await router.navigate({ to });
  expect(isRecoveryInProgress()).toBe(false);
});

test('at its own screen it goes on, whatever the address says besides', async () => {
  await router.navigate({ to: '/reset-password', hash: 'again' });
  expect(router.state.location.pathname).toBe('/reset-password');
  expect(isRecoveryInProgress()).toBe(true);
});
