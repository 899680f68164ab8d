import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { DiaryScreen } from './diary-screen.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

test.each([
  ['lie the wrong way round', '2026-11-20', '2026-11-19', m.tasks_diary_turned()],
  ['are more than one paper holds', '2026-01-01', '2026-11-19', m.tasks_diary_long({ days: 92 })],
  ['are missing', '2026-11-20', '', m.tasks_diary_day_missing()],
])('days that %s are told at their field, and nothing is made of them', async (_, from, to, words) => {
  const printDiary = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const screens = [{ path: '/tasks/diary', component: DiaryScreen }];
  opened = await openAtWork({ address: '/tasks/diary', screens, answers: { tasks: { printDiary } } });
  fireEvent.change(await screen.findByLabelText(m.tasks_diary_from()), { target: { value: from } });
  const last = screen.getByLabelText(m.tasks_diary_to());
  fireEvent.change(last, { target: { value: to } });
  fireEvent.click(screen.getByText(m.tasks_diary_print()));
  expect(screen.getByRole('alert').textContent?.trim()).toBe(words);
  await waitFor(() => expect(document.activeElement).toBe(last));
  expect(printDiary).not.toHaveBeenCalled();
});
