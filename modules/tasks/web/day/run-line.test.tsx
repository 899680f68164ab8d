import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { Run } from '../../contract/fields.ts';
import { RunLine } from './run-line.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

type Outcome = Run['entries'][number]['outcome'];

const show = async (answers: readonly (readonly [key: string, outcome: Outcome])[]) => {
  const at = '2026-11-20T08:00:00.000Z';
  const items = [...new Set(answers.map(([key]) => key))].map((key) => ({ key }));
  const entries = answers.map(([itemKey, outcome], place) => ({ id: String(place), itemKey, outcome }));
  const run = {
    id: 'run',
    name: 'Fridges',
    nameLocal: null,
    forRole: null,
    state: 'SUBMITTED',
    showAt: at,
    dueAt: at,
    items,
    entries,
  } as unknown as Run;
  const component = () => (
    <ul>
      <RunLine run={run} />
    </ul>
  );
  opened = await openAtWork({ address: '/tasks', screens: [{ path: '/tasks', component }], answers: {} });
  await screen.findByText('Fridges');
};

test('a list that is to be looked over says how many of its readings lie outside their limits', async () => {
  await show([
    ['walk-in', 'PASS'],
    ['display', 'FAIL'],
    ['freezer', 'PASS'],
  ]);
  expect(screen.getByText(m.tasks_outside({ count: 1 }))).toBeTruthy();
});

test('a reading that was taken again and passes is none of them', async () => {
  await show([
    ['walk-in', 'FAIL'],
    ['walk-in', 'PASS'],
  ]);
  expect(screen.queryByText(m.tasks_outside({ count: 1 }))).toBeNull();
});
