import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import { settleTasksAnswer } from './command-senders.ts';

const restaurantId = '0198b1a2-0000-7000-8000-000000000001';
const sent = (name: string, body: object) =>
  ({
    name,
    input: { commandId: 'c', restaurantId, deviceId: 'd', occurredAt: '2026-11-22T20:00:00.000Z', body },
  }) as unknown as OutboxEntry;
const settled = (what: string, known: object, entry: OutboxEntry): unknown => {
  const queries = new QueryClient();
  queries.setQueryData(['tasks', restaurantId, what], known);
  settleTasksAnswer(queries, entry);
  return queries.getQueryData(['tasks', restaurantId, what]);
};

it.each([
  [
    'food that was given up stays failed',
    'processes',
    { rules: 'GB', processes: [{ id: 'p', kind: 'COOL', steps: [] }] },
    sent('tasks.measure-process@1', { stepId: 's', processId: 'p', reading: null }),
    { processes: [{ id: 'p', steps: [{ id: 's', reading: null }] }] },
  ],
  [
    'a power cut that began goes on',
    'incidents',
    { incidents: [], cuts: [] },
    sent('tasks.begin-power-cut@1', { cutId: 'cut', minutesAgo: 30 }),
    { cuts: [{ id: 'cut', beganAt: '2026-11-22T19:30:00.000Z' }] },
  ],
  [
    'a task that was finished stays away',
    'todo',
    { people: [], tasks: [{ id: 'one' }, { id: 'other' }] },
    sent('tasks.step-task@1', { taskId: 'one', step: 'FINISH', reason: null, nextTaskId: 'n' }),
    { tasks: [{ id: 'other' }] },
  ],
])('%s between its sending and what the server tells anew', (_title, what, known, entry, kept) => {
  expect(settled(what, known, entry)).toMatchObject(kept);
});
