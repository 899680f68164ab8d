import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import type { Role } from '../../../restaurants/rules/capabilities.ts';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { TimeOffSheet } from './time-off-sheet.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

test.each<[Role, string]>([
  ['staff', m.staff_off_send()],
  ['manager', m.staff_off_send()],
  ['owner', m.staff_off_record_save()],
])('whoever answers to somebody asks for time off, an owner writes it down: %s', async (role, deed) => {
  const component = () => <TimeOffSheet people={null} onClose={() => undefined} />;
  opened = await openAtWork({ address: '/staff/time-off', screens: [{ path: '/staff/time-off', component }], answers: {}, role });
  expect(await screen.findByRole('button', { name: deed })).toBeTruthy();
});
