import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { m } from '../../generated/messages/web/messages.js';
import { currentSession, keepSession } from '../../platform/web/session.ts';
import { forgetTurn, noteTurn } from '../../platform/web/shared-device.ts';
import { hanna } from '../../platform/web/testing/session-user.ts';
import { whileLeaving } from './be-signed-out.ts';
import { closeWorld, signedInWorld } from './signed-in-world.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../ui/toast.ts', () => ({ showToast }));

beforeEach(() => {
  // The document of tests has no locks; here is one tab.
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request: (_: string, work: () => unknown) => work() } } }));
  showToast.mockReset();
  keepSession({ user: hanna, expiresAt: '2099-01-01T00:00:00.000Z' });
});
afterEach(async () => {
  forgetTurn();
  await closeWorld();
  vi.unstubAllGlobals();
});

/** A screen asks something, and the server answers that it knows no session. */
const ask = async (what: string): Promise<void> => {
  const { queries } = await signedInWorld(hanna.id);
  const queryFn = () => Promise.reject(new ORPCError('UNAUTHENTICATED', { defined: true, status: 401 }));
  await queries.client.fetchQuery({ queryKey: [what], queryFn }).catch(() => undefined);
};

it('whose session has ended is told so once, whichever screens ask', async () => {
  await Promise.all([ask('stock'), ask('tasks')]);
  expect(currentSession()).toBeNull();
  expect(showToast.mock.calls).toEqual([
    [{ status: 'wrong', title: m.app_authentication_error(), description: m.app_authentication_error_text() }],
  ]);
});

it('whoever leaves by themselves, or whose turn at a tablet is over, is told nothing of it', async () => {
  await whileLeaving(() => ask('stock'));
  expect(currentSession()).toBeNull();
  keepSession({ user: hanna, expiresAt: '2099-01-01T00:00:00.000Z' });
  noteTurn();
  await ask('stock');
  expect(currentSession()).toBeNull();
  expect(showToast).not.toHaveBeenCalled();
});
