import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { holder, openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { HoursCard } from '../../contract/timesheet.contract.ts';
import { LeadHours } from './lead-hours.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

const worked = (userId: string, day = '2026-11-17'): HoursCard => ({
  userId,
  day,
  segments: [
    {
      inId: `${userId} in`,
      outId: `${userId} out`,
      from: '2026-11-17T09:00:00.000Z',
      to: '2026-11-17T17:00:00.000Z',
      proposedEnd: null,
      breaks: [],
      inPhotoUrl: null,
      outPhotoUrl: null,
    },
  ],
  workedMinutes: 480,
  unpaidMinutes: 0,
  exceptions: [],
  tiers: [],
  pay: null,
  digest: userId,
  isComplete: true,
  isApproved: false,
  isLocked: false,
});

const people = [
  { userId: holder.id, name: 'Hanna Bekele' },
  { userId: 'yonas', name: 'Yonas Kebede' },
];

const show = async (role: 'owner' | 'manager') => {
  const days = { from: '2026-11-16', to: '2026-11-22' };
  const cards = [worked(holder.id), worked(holder.id, '2026-11-18'), worked('yonas')];
  const component = () => <LeadHours cards={cards} people={people} periods={[]} days={days} />;
  opened = await openAtWork({ address: '/staff/hours', screens: [{ path: '/staff/hours', component }], answers: {}, role });
  await screen.findByRole('button', { name: m.staff_hours_send() });
};

const shownNames = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((line) => people.filter(({ name }) => within(line).queryByText(new RegExp(name)) !== null))
    .map(({ name }) => name);

test('a manager is told that their own days are for somebody else to approve', async () => {
  await show('manager');
  expect(shownNames()).toEqual(['Yonas Kebede']);
  expect(screen.getByText(m.staff_hours_own_wait({ count: 2 }))).toBeTruthy();
});

test('an owner approves their own days with the others', async () => {
  await show('owner');
  expect(shownNames()).toEqual(['Hanna Bekele', 'Hanna Bekele', 'Yonas Kebede']);
  for (const count of [1, 2, 3]) expect(screen.queryByText(m.staff_hours_own_wait({ count }))).toBeNull();
});

test('a day of somebody who has left bears their name, and they are in no list to choose from', async () => {
  const left = [{ userId: 'meron', name: 'Meron Tadesse' }];
  const days = { from: '2026-11-16', to: '2026-11-22' };
  const component = () => <LeadHours cards={[worked('meron')]} people={people} left={left} periods={[]} days={days} />;
  opened = await openAtWork({ address: '/staff/hours', screens: [{ path: '/staff/hours', component }], answers: {}, role: 'owner' });
  const day = await screen.findByText(/Meron Tadesse/);
  expect(day.closest('li')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: m.staff_hours_correct_of({ day: '17 Nov', name: 'Meron Tadesse' }) }));
  expect(await screen.findByRole('dialog', { name: 'Meron Tadesse' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: m.ui_close() }));
  fireEvent.click(screen.getByRole('button', { name: m.staff_hours_write() }));
  expect(await screen.findByRole('option', { name: 'Yonas Kebede' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Meron Tadesse' })).toBeNull();
});
