import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { ClockScreen } from './clock-screen.tsx';

vi.mock('../../../../platform/device/find-place.ts', () => ({ findPlace: async () => ({ kind: 'DENIED' }) }));

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

test('why somebody is not clocked in stands under the button, which stays under the thumb', async () => {
  const place = { latitude: 51.5, longitude: -0.1 };
  const setting = { place, fence: 'REFUSE', radiusM: 100, asksPhoto: false };
  const readClock = async () => ({ now: new Date().toISOString(), marks: [], shifts: [], setting });
  opened = await openAtWork({
    address: '/staff/clock',
    screens: [{ path: '/staff/clock', component: ClockScreen }],
    answers: { staff: { readClock } },
    role: 'staff',
  });
  const clockIn = await screen.findByRole('button', { name: m.staff_clock_in() });
  fireEvent.click(clockIn);
  const why = await screen.findByText(m.staff_refusal_place_needed());
  expect(clockIn.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
