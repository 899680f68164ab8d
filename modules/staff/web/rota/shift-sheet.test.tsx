import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { dropAllDrafts } from '../../../../platform/web/draft-storage.ts';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import { ShiftSheet } from './shift-sheet.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(async () => {
  cleanup();
  opened?.close();
  await dropAllDrafts();
});

const cook = { id: 'cook', name: 'Line cook', nameLocal: null, area: 'KITCHEN', isArchived: false } as unknown as WorkRole;

test('a break that is no number says so at its field, which is led to, and nothing else is blamed', async () => {
  const saveShift = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const component = () => (
    <ShiftSheet of={{ day: '2026-11-28' }} people={[]} workRoles={[cook]} timeZone="Europe/London" onClose={() => undefined} />
  );
  opened = await openAtWork({ address: '/staff', screens: [{ path: '/staff', component }], answers: { staff: { saveShift } } });
  const pause = await screen.findByLabelText(m.staff_break_minutes());
  fireEvent.change(pause, { target: { value: 'half an hour' } });
  fireEvent.click(screen.getByText(m.staff_shift_save()));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent?.trim())).toEqual([m.staff_break_wrong({ most: 480 })]);
  await waitFor(() => expect(document.activeElement).toBe(pause));
  fireEvent.change(screen.getByLabelText(m.staff_day()), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText(m.staff_ends()), { target: { value: '' } });
  expect([...document.querySelectorAll('[aria-invalid]')]).toEqual(
    [m.staff_day(), m.staff_ends(), m.staff_break_minutes()].map((label) => screen.getByLabelText(label)),
  );
  expect(saveShift).not.toHaveBeenCalled();
});
