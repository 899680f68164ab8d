import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork, workplace } from '../testing/open-at-work.tsx';
import { RestaurantTab } from './restaurant-tab.tsx';

afterEach(cleanup);

test('settings that were never read before the line was cut wait for one without alarm, and can be asked for', async () => {
  const getDetails = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const listMine = async () => ({ restaurants: [{ ...workplace, role: 'owner' }] });
  const screens = [{ path: '/settings', component: RestaurantTab }];
  const opened = await openAtWork({ address: '/settings', screens, answers: { restaurants: { listMine, getDetails } } });
  expect((await screen.findByText(m.ui_unread_no_connection())).closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  const asked = getDetails.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: m.ui_unread_try_again() }));
  await vi.waitFor(() => expect(getDetails.mock.calls.length).toBeGreaterThan(asked));
  opened.close();
});
