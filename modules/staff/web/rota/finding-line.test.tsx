import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { RotaFinding, Shift } from '../../contract/rota-fields.ts';
import { FindingLine } from './finding-line.tsx';
import type { PlannedRota } from './use-rota.ts';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

const early: Shift = {
  id: 'early',
  day: '2026-11-28',
  workRoleId: 'cook',
  userId: 'yonas',
  startsAt: '2026-11-28T05:00:00.000Z',
  endsAt: '2026-11-28T11:00:00.000Z',
  breaks: [],
  note: null,
  isCancelled: false,
  isPinned: false,
  version: 1,
  state: 'NEW',
  toldAt: null,
};

const rest: RotaFinding = {
  ruleId: 'GB.daily-rest',
  kind: 'DAILY_REST',
  level: 'BLOCK',
  mayOverride: true,
  topic: null,
  asked: null,
  source: '',
  isConfirmed: true,
  shiftIds: ['early'],
  measured: 360,
  allowed: 660,
};

const show = async (role: 'owner' | 'manager', finding: RotaFinding, shift = early) => {
  const planned = { shifts: [shift] } as unknown as PlannedRota;
  const deeds = { onReason: () => undefined, onOpen: () => undefined, onMove: () => undefined };
  const names = new Map([['yonas', 'Yonas']]);
  const component = () => <FindingLine finding={finding} shifts={[shift]} planned={planned} names={names} reason="" {...deeds} />;
  opened = await openAtWork({ address: '/staff', screens: [{ path: '/staff', component }], answers: {}, role });
  await screen.findByText(/Yonas/);
};

test('time off that nobody decided is named with its days, and leads to where it is decided', async () => {
  const asked = { fromDay: '2026-11-28', toDay: '2026-11-29', fromMinute: null, toMinute: null };
  await show('manager', { ...rest, kind: 'TIME_OFF_ASKED', level: 'WARN', measured: null, allowed: null, asked });
  expect(
    screen.getByText(m.staff_finding_time_off_asked({ name: 'Yonas', days: m.staff_off_span({ from: '28 Nov', to: '29 Nov' }) })),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: m.staff_fix_decide_off() }).getAttribute('href')).toBe('/staff/time-off');
});

const reason = () => screen.queryByRole('textbox', { name: m.staff_override_reason() });
const hint = () => screen.queryByText(m.staff_override_by_owner());

test('a rule that the owner may go against asks the owner why, and tells a manager who could', async () => {
  await show('owner', rest);
  expect([reason() === null, hint()]).toEqual([false, null]);
  cleanup();
  opened?.close();
  await show('manager', rest);
  expect([reason(), hint() === null]).toEqual([null, false]);
});

test('nobody may go against a rule for the young, and nothing is asked of what is known as it stands', async () => {
  await show('owner', { ...rest, mayOverride: false });
  expect([reason(), hint()]).toEqual([null, null]);
  cleanup();
  opened?.close();
  await show('owner', rest, { ...early, state: 'KNOWN' });
  expect([reason(), hint()]).toEqual([null, null]);
});
