import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { Run } from '../../contract/fields.ts';
import type { CheckItem } from '../../rules/check-item.ts';
import { readRunSearch } from './run-search.ts';
import { RunScreen } from './run-screen.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

const asked = (label: string, type: CheckItem['type'], max: string | null = null): CheckItem => ({
  key: label.toLowerCase(),
  type,
  label,
  labelLocal: null,
  isRequired: true,
  isCritical: false,
  min: null,
  max,
  place: type === 'TEMPERATURE' ? 'COLD' : null,
  options: [],
  failing: [],
});

const hour = 3_600_000;
const fromNow = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const openRun = async (items: readonly CheckItem[]) => {
  const run: Run = {
    id: uuidv7(),
    templateId: uuidv7(),
    name: 'Morning',
    nameLocal: null,
    forRole: null,
    day: '2026-11-20',
    showAt: fromNow(-1),
    dueAt: fromNow(1),
    expireAt: fromNow(2),
    state: 'OPEN',
    submittedAt: null,
    submittedBy: null,
    verifiedAt: null,
    verifiedBy: null,
    reason: null,
    reasonBy: null,
    items: [...items],
    entries: [],
    actions: [],
  };
  const readRuns = async () => ({ runs: [run], day: run.day });
  const readEquipment = async () => ({ units: [], probes: [] });
  opened = await openAtWork({
    address: `/tasks/run?id=${run.id}`,
    screens: [{ path: '/tasks/run', validateSearch: readRunSearch, component: RunScreen }],
    answers: { tasks: { readRuns, readEquipment } },
    role: 'kitchenstaff',
  });
  await screen.findByRole('heading', { name: 'Morning' });
};

const lineOf = (label: string) => within(screen.getByRole('listitem', { name: label }));
/** The lines that have their keys open, as they are called. */
const withKeys = () =>
  screen.getAllByRole('group', { name: m.tasks_type_reading() }).map((keys) => keys.closest('li')?.getAttribute('aria-label'));

const write = (label: string, key: string) => {
  fireEvent.click(lineOf(label).getByRole('button', { name: key }));
  fireEvent.click(lineOf(label).getByRole('button', { name: m.tasks_write_down({ value: `${key} °C` }) }));
};

test('keys are open for one line at a time: the next that has no answer, or the one that is asked for', async () => {
  await openRun([asked('Walk-in', 'TEMPERATURE', '8'), asked('Display', 'TEMPERATURE', '8'), asked('Freezer', 'TEMPERATURE', '8')]);
  expect(withKeys()).toEqual(['Walk-in']);
  write('Walk-in', '4');
  await waitFor(() => expect(withKeys()).toEqual(['Display']));
  fireEvent.click(lineOf('Freezer').getByRole('button', { name: m.tasks_answer() }));
  expect(withKeys()).toEqual(['Freezer']);
  write('Freezer', '5');
  await waitFor(() => expect(withKeys()).toEqual(['Display']));
  fireEvent.click(lineOf('Walk-in').getByRole('button', { name: m.tasks_answer_again() }));
  expect(withKeys()).toEqual(['Walk-in']);
});

test('what a touch answers is open in every line', async () => {
  await openRun([asked('Walk-in', 'TEMPERATURE', '8'), asked('Floor', 'DONE'), asked('Bins', 'YES_NO')]);
  expect(lineOf('Floor').getByRole('button', { name: m.tasks_done() })).toBeTruthy();
  fireEvent.click(lineOf('Bins').getByRole('button', { name: m.tasks_yes() }));
  await waitFor(() => expect(opened?.outbox.entries().map(({ name }) => name)).toEqual(['tasks.record-entry@1']));
  expect(withKeys()).toEqual(['Walk-in']);
});
