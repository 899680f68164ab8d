import { ORPCError } from '@orpc/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../generated/messages/web/messages.js';
import { Unread } from './unread.tsx';

afterEach(cleanup);

const refused = {
  isError: true,
  error: new ORPCError('NOT_FOUND', { status: 404, defined: true }),
  fetchStatus: 'idle',
  refetch: () => Promise.resolve(),
} as const;

test('what a whole screen is about and is not here leads to the list that it would stand in', () => {
  render(<Unread query={refused} list={<a href="/lists">Lists</a>} />);
  expect(screen.getByText(m.ui_unread_not_here())).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lists' })).toBeTruthy();
});

const query = (fetchStatus: 'fetching' | 'paused') => ({
  isError: false,
  error: null,
  fetchStatus,
  refetch: () => Promise.resolve(),
});

test('what waits for a line says so, with a way to ask again, and what is on its way shows where it will stand', () => {
  render(<Unread query={query('paused')} />);
  expect(screen.getByText(m.ui_unread_no_connection())).toBeTruthy();
  expect(screen.getByRole('button', { name: m.ui_unread_try_again() })).toBeTruthy();
  cleanup();
  render(<Unread query={query('fetching')} />);
  expect(screen.queryByText(m.ui_unread_no_connection())).toBeNull();
});
