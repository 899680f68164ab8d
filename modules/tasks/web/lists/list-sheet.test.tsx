import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import type { Wall } from '../../../../kit/time/wall.ts';
import { dropAllDrafts } from '../../../../platform/web/draft-storage.ts';
import { WallProvider } from '../../../../ui/when/wall.tsx';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { TemplateFields } from '../../contract/fields.ts';
import { ListSheet } from './list-sheet.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(async () => {
  cleanup();
  opened?.close();
  await dropAllDrafts();
});

const ethiopian: Wall = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: true, useEthiopianCalendar: true };

const openSheet = async () => {
  const saveTemplate = vi.fn<(sent: { readonly body: TemplateFields }) => Promise<unknown>>(() => new Promise(() => undefined));
  const component = () => (
    <WallProvider wall={ethiopian}>
      <ListSheet template={null} onClose={() => undefined} />
    </WallProvider>
  );
  opened = await openAtWork({
    address: '/tasks/lists',
    screens: [{ path: '/tasks/lists', component }],
    answers: { tasks: { saveTemplate } },
  });
  await screen.findByText(m.tasks_list_save());
  return saveTemplate;
};

const change = (field: HTMLElement, value: string): void => void fireEvent.change(field, { target: { value } });
const write = (label: string, value: string): void => change(screen.getByLabelText(label), value);
const partOf = (time: string, part: string): HTMLElement =>
  within(screen.getByLabelText(time, { selector: 'fieldset' })).getByLabelText(part);
const save = (): void => void fireEvent.click(screen.getByText(m.tasks_list_save()));

test('the times of a list are chosen by the clock on the wall, and may lie on a day after its own', async () => {
  const sent = await openSheet();
  expect(partOf(m.tasks_list_due(), m.ui_half_of_day()).closest('fieldset')?.textContent).toContain(m.ui_ordinary_time({ time: '11:00' }));
  change(partOf(m.tasks_list_expire(), m.tasks_list_expire()), '7');
  change(partOf(m.tasks_list_expire(), m.tasks_list_time_day()), '1');
  write(m.tasks_list_name(), 'Closing');
  write(m.tasks_list_line_label(), 'Gas is off');
  save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0].body.schedule).toMatchObject({ showMinute: 360, dueMinute: 660, expireMinute: 1440 + 13 * 60 });
});

test('each field that is wrong says so by itself, and the first is led to', async () => {
  const sent = await openSheet();
  change(partOf(m.tasks_list_due(), m.ui_half_of_day()), 'night');
  change(partOf(m.tasks_list_expire(), m.ui_half_of_day()), 'day');
  save();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent?.trim())).toEqual([
    m.tasks_list_name_missing(),
    m.tasks_list_expire_early(),
    m.tasks_list_line_label_missing(),
  ]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(m.tasks_list_name())));
  expect(sent).not.toHaveBeenCalled();
});

test('limits the wrong way round are told at the limit, and the only line stays', async () => {
  await openSheet();
  expect(screen.queryByText(m.tasks_list_line_remove({ number: 1 }))).toBeNull();
  change(screen.getByLabelText(m.tasks_list_line_type()), 'NUMBER');
  write(m.tasks_list_line_min(), '8');
  write(m.tasks_list_line_max(), '5');
  save();
  expect(screen.getByLabelText(m.tasks_list_line_max()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(m.tasks_list_line_limits_turned())).toBeTruthy();
});
