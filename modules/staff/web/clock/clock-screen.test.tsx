import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { forgetTurn, noteTurn } from '../../../../platform/web/shared-device.ts';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { ClockScreen } from './clock-screen.tsx';

vi.mock('../../../../platform/device/find-place.ts', () => ({ findPlace: async () => ({ kind: 'DENIED' }) }));

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

const openClock = async (known: Record<string, unknown>, answers: Record<string, unknown> = {}) => {
  const setting = { place: null, fence: 'OFF', radiusM: 100, asksPhoto: false };
  const readClock = async () => ({ now: new Date().toISOString(), marks: [], shifts: [], hasRota: true, setting, ...known });
  opened = await openAtWork({
    address: '/staff/clock',
    screens: [{ path: '/staff/clock', component: ClockScreen }],
    answers: { staff: { readClock, ...answers } },
    role: 'staff',
  });
  return screen.findByRole('button', { name: m.staff_clock_in() });
};

const hourMs = 3_600_000;
const after = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();

test.each([
  [true, m.staff_clock_no_shift, m.staff_clock_no_rota],
  [false, m.staff_clock_no_rota, m.staff_clock_no_shift],
])('without a shift it says that a lead will look only where the week has a rota: %s', async (hasRota, said, unsaid) => {
  await openClock({ hasRota });
  expect(screen.getByText(said())).toBeDefined();
  expect(screen.queryByText(unsaid())).toBeNull();
});

test.each([
  ['now', -1],
  ['next', 12],
])('the shift of %s says what kind of work it is', async (_, startsIn) => {
  const workRole = { name: 'Waiter', nameLocal: null };
  await openClock({ shifts: [{ id: 's', day: '2026-11-20', startsAt: after(startsIn), endsAt: after(startsIn + 6), workRole }] });
  expect(screen.getByText(/Waiter$/)).toBeDefined();
});

test('that the clock asks for a place is said on a phone, and not at a shared tablet, which stands where it stands', async () => {
  const setting = { place: { latitude: 51.5, longitude: -0.1 }, fence: 'REFUSE', radiusM: 100, asksPhoto: false };
  await openClock({ setting });
  expect(screen.getByText(m.staff_clock_asks_place())).toBeDefined();
  cleanup();
  opened?.close();
  noteTurn();
  await openClock({ setting });
  expect(screen.queryByText(m.staff_clock_asks_place())).toBeNull();
  forgetTurn();
});

test('why somebody is not clocked in stands under the button, which stays under the thumb', async () => {
  const place = { latitude: 51.5, longitude: -0.1 };
  const setting = { place, fence: 'REFUSE', radiusM: 100, asksPhoto: false };
  const readClock = async () => ({ now: new Date().toISOString(), marks: [], shifts: [], hasRota: true, setting });
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

test('word that cannot be had keeps nobody from the clock, and is not asked for without end', async () => {
  const readAnnouncements = vi.fn(() => Promise.reject(new Error('nobody answers')));
  const clockIn = await openClock({}, { readAnnouncements });
  // Once by the screen and once by what would tell of it.
  await vi.waitFor(() => expect(readAnnouncements).toHaveBeenCalledTimes(2));
  fireEvent.click(clockIn);
  expect(await screen.findByRole('button', { name: m.staff_clock_out() })).toBeDefined();
  expect(readAnnouncements).toHaveBeenCalledTimes(2);
});
