import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { OutboxProvider, type useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { RpcProvider } from '../../../../platform/web/rpc-context.tsx';
import { endSession, keepSession, type SessionDescription } from '../../../../platform/web/session.ts';
import { profileTab } from './profile-tab.tsx';

const session = {
  expiresAt: '2999-01-01T00:00:00Z',
  user: { id: 'sara', email: 'sara@example.com', firstName: 'Sara', lastName: 'Haile', avatarUrl: null },
} as unknown as SessionDescription;

afterEach(() => {
  cleanup();
  endSession();
});

const outbox = {} as ReturnType<typeof useOutbox>;

const open = (department: string, getSession = async () => session) => {
  keepSession(session);
  const Profile = profileTab({ useRoleText: () => 'Chef', useDepartmentText: () => department });
  render(
    <RpcProvider value={{ accounts: { getSession } }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}>
        <OutboxProvider value={outbox}>
          <Profile />
        </OutboxProvider>
      </QueryClientProvider>
    </RpcProvider>,
  );
};

test('says in which department somebody works beside what they are', () => {
  open('Kitchen');
  expect(screen.getByText('Department')).toBeDefined();
  expect(screen.getByText('Kitchen')).toBeDefined();
});

test('speaks of no department where there is none', () => {
  open('');
  expect(screen.getByText('Role')).toBeDefined();
  expect(screen.queryByText('Department')).toBeNull();
});

test('a name that is taken away is asked for at its field, and the old one stays', () => {
  open('');
  const field = screen.getByLabelText(m.accounts_profile_last_name());
  fireEvent.change(field, { target: { value: ' ' } });
  fireEvent.click(screen.getByText(m.accounts_profile_save()));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.trim())).toEqual([m.ui_fill_in()]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

const unanswered = async (): Promise<SessionDescription> => {
  throw new TypeError('Failed to fetch');
};

test('without a line it is said calmly that the device knows what is shown, and nothing of a fault', async () => {
  globalThis.dispatchEvent(new Event('offline'));
  open('', unanswered);
  expect((await screen.findByRole('status')).textContent).toBe(`${m.ui_unread_no_connection()} ${m.accounts_profile_kept()}`);
  expect(screen.queryByRole('alert')).toBeNull();
  globalThis.dispatchEvent(new Event('online'));
});

test('where nobody answers though there seems to be a line it is said as calmly, in the words that were asked for', async () => {
  open('', unanswered);
  expect((await screen.findByRole('status')).textContent).toContain(m.accounts_profile_load_failed());
  expect(screen.queryByRole('alert')).toBeNull();
});
