import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openElement } from '../../../platform/web/testing/open-element.tsx';
import { useBilling } from './use-billing.ts';

const tab = { location: { href: '' }, close: vi.fn() };

beforeEach(() => {
  tab.location.href = '';
  tab.close.mockClear();
  vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Ways = () => {
  const { choose, prepay } = useBilling();
  return (
    <>
      <button onClick={() => void choose('growth')}>by card</button>
      <button onClick={() => void prepay('growth', 3)}>in birr</button>
    </>
  );
};

const pay = async (how: 'by card' | 'in birr', answer: Response) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  openElement(<Ways />, { accounts: { getSession: async () => ({ accessToken: 'token' }) } });
  fireEvent.click(await screen.findByRole('button', { name: how }));
};

test.each(['by card', 'in birr'] as const)('whose address is not confirmed yet is told so who would pay %s', async (how) => {
  await pay(how, Response.json({ error: 'Email not verified' }, { status: 403 }));
  await vi.waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Confirm your own e-mail address first')).toBeDefined();
  expect(screen.getByText(/The link is in the letter that we sent you, and under Security\./)).toBeDefined();
  expect(screen.queryByText('Upgrade Failed')).toBeNull();
  expect(tab.location.href).toBe('');
});

test.each([
  ['that is refused for another reason', Response.json({ error: 'Data isolation error' }, { status: 403 })],
  ['that failed', new Response('out of order', { status: 500 })],
])('an upgrade %s leads to the portal', async (_why, answer) => {
  await pay('by card', answer);
  await vi.waitFor(() => expect(tab.location.href).toBe('/portal'));
  expect(await screen.findByText('Upgrade Failed')).toBeDefined();
  expect(tab.close).not.toHaveBeenCalled();
});

test('without a line nobody is blamed for an upgrade, and no empty window opens', async () => {
  globalThis.dispatchEvent(new Event('offline'));
  await pay('by card', new Response('never', { status: 500 }));
  expect(await screen.findByText(m.subscription_without_line())).toBeDefined();
  expect(globalThis.open).not.toHaveBeenCalled();
  expect(screen.queryByText('Upgrade Failed')).toBeNull();
  globalThis.dispatchEvent(new Event('online'));
});
