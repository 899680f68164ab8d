import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { endSession, keepSession } from '../../../platform/web/session.ts';
import { Bell } from './bell.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const open = () => {
  render(<Bell />);
  fireEvent.click(screen.getByRole('button', { name: m.alerts_bell() }));
};

test('without anybody signed in the bell says so', async () => {
  open();
  expect(await screen.findByText('No authenticated user')).toBeTruthy();
});

test('whoever is signed in without a restaurant is told that none is selected', async () => {
  keepSession({ user: { id: 'hanna' }, expiresAt: new Date(Date.now() + 60_000).toISOString() } as Parameters<typeof keepSession>[0]);
  open();
  expect(await screen.findByText('No restaurant selected')).toBeTruthy();
});
