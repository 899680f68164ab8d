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

const open = (department: string) => {
  keepSession(session);
  const Profile = profileTab({ useRoleText: () => 'Chef', useDepartmentText: () => department });
  render(
    <RpcProvider value={{ accounts: { getSession: async () => session } }}>
      <QueryClientProvider client={new QueryClient()}>
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
