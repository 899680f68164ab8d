import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import type { Demand } from '../../contract/rota-fields.ts';
import { PublishPanel } from './publish-panel.tsx';
import type { PlannedRota } from './use-rota.ts';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

const roles = [{ id: 'cook', name: 'Line cook', nameLocal: null }] as unknown as WorkRole[];
const dinner: Demand = { workRoleId: 'cook', fromMinute: 1080, toMinute: 1260, people: 1 };

const show = async (demand: readonly Demand[]) => {
  const planned = { shifts: [], findings: [], days: [{ day: '2026-11-29', demand }] } as unknown as PlannedRota;
  const week = { monday: '2026-11-23', timeZone: 'Europe/London', workRoles: roles, names: new Map<string, string>(), planned };
  const component = () => <PublishPanel {...week} onOpen={() => undefined} onMove={() => undefined} />;
  opened = await openAtWork({ address: '/staff', screens: [{ path: '/staff', component }], answers: {} });
  return screen.findByRole('complementary', { name: m.staff_before_publish() });
};

test('a kind of work that is missing is named before a week is made known', async () => {
  const panel = await show([dinner]);
  expect(panel.textContent).not.toContain(m.staff_no_findings());
  expect(panel.textContent).toContain(m.staff_gaps_only());
  const [gap] = within(panel).getAllByRole('listitem');
  expect(gap?.textContent).toContain(m.staff_short_at({ role: 'Line cook', people: 1, from: '6:00 pm', to: '9:00 pm' }));
  expect(within(panel).getByRole('link', { name: 'Sun 29 Nov' }).getAttribute('href')).toContain('2026-11-29');
});

test('a week on which nobody is missing has nothing against it', async () => {
  const panel = await show([]);
  expect(panel.textContent).toContain(m.staff_no_findings());
});

test.each([
  [['yonas'], 'Yonas is told.'],
  [['yonas', 'sara'], 'Yonas, Sara are told.'],
])('whoever hears of a week is named in a sentence that fits their number', async (people, said) => {
  const shift = { day: '2026-11-29', startsAt: '2026-11-29T10:00:00Z', endsAt: '2026-11-29T16:00:00Z', workRoleId: 'cook', version: 1 };
  const shifts = people.map((userId) => ({ ...shift, id: userId, userId, breaks: [], told: null, isCancelled: false }));
  const planned = { shifts, findings: [], days: [] } as unknown as PlannedRota;
  const names = new Map([
    ['yonas', 'Yonas'],
    ['sara', 'Sara'],
  ]);
  const week = { monday: '2026-11-23', timeZone: 'Europe/London', workRoles: roles, names, planned };
  const component = () => <PublishPanel {...week} onOpen={() => undefined} onMove={() => undefined} />;
  opened = await openAtWork({ address: '/staff', screens: [{ path: '/staff', component }], answers: {} });
  expect(await screen.findByText(said)).toBeTruthy();
});
