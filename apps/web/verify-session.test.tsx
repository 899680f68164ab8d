import { beforeEach, expect, it, vi } from 'vitest';

import { currentSession, keepSession, type SessionDescription, type SessionUser } from '../../platform/web/session.ts';
import { hanna } from '../../platform/web/testing/session-user.ts';
import { verifySession } from './verify-session.ts';

const getSession = vi.hoisted(() => vi.fn<() => Promise<SessionDescription | null>>());
vi.mock('./rpc.ts', () => ({ rpc: { accounts: { getSession } } }));

const of = (user: SessionUser): SessionDescription => ({ user, expiresAt: '2099-01-01T00:00:00.000Z' });

beforeEach(() => {
  getSession.mockReset();
  keepSession(of(hanna));
});

it('what the server says of somebody replaces what the device knew', async () => {
  getSession.mockResolvedValue(of({ ...hanna, firstName: 'Hana' }));
  await verifySession();
  expect(currentSession()?.user.firstName).toBe('Hana');
});

it('an answer that began before somebody chose another clock does not take the clock back', async () => {
  const chosen = { ...hanna, useEthiopianTime: true };
  getSession.mockImplementationOnce(async () => {
    keepSession(of(chosen));
    return of(hanna);
  });
  getSession.mockResolvedValue(of(chosen));
  await verifySession();
  expect(currentSession()?.user.useEthiopianTime).toBe(true);
  expect(getSession).toHaveBeenCalledTimes(2);
});

it('somebody who signs in while it is asked whether the last one is still there stays', async () => {
  const marta = { ...hanna, id: '0193a1b2-0000-7000-8000-000000000002', firstName: 'Marta' };
  getSession.mockImplementationOnce(async () => {
    keepSession(of(marta));
    return null;
  });
  getSession.mockResolvedValue(of(marta));
  await verifySession();
  expect(currentSession()?.user.firstName).toBe('Marta');
});

it('somebody whose session is gone is signed out', async () => {
  getSession.mockResolvedValue(null);
  await verifySession();
  expect(currentSession()).toBeNull();
});
