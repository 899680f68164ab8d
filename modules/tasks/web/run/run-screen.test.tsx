import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { Run } from '../../contract/fields.ts';
import type { CheckItem } from '../../rules/check-item.ts';
import { readRunSearch } from './run-search.ts';
import { RunScreen } from './run-screen.tsx';
import { showToast } from '../../../../ui/toast.ts';

vi.mock('../../../../ui/toast.ts');

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

const brought: (string | null)[] = [];

beforeEach(() => {
  brought.length = 0;
  Element.prototype.scrollIntoView = function bringIntoSight(this: Element) {
    brought.push(this.closest('li')?.getAttribute('aria-label') ?? null);
  };
});

afterEach(() => {
  cleanup();
  opened?.close();
  vi.clearAllMocks();
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

type Opening = { readonly kept?: Partial<Run>; readonly role?: string; readonly leadRun?: (command: { body: Step }) => Promise<object> };
type Step = { readonly runId: string; readonly step: string; readonly reason: string | null };

const openRun = async (items: readonly CheckItem[], { kept = {}, role = 'kitchenstaff', leadRun }: Opening = {}) => {
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
    ...kept,
  };
  let runs = [run];
  const readRuns = async () => ({ runs, day: run.day });
  // What is settled is not read any more; what is opened again is.
  const lead = async (command: { body: Step }) => {
    const answer = await leadRun?.(command);
    runs = command.body.step === 'REOPEN' ? [{ ...run, state: 'IN_PROGRESS' }] : [];
    return answer;
  };
  const readEquipment = async () => ({ units: [], probes: [] });
  opened = await openAtWork({
    address: `/tasks/run?id=${run.id}`,
    screens: [
      { path: '/tasks/run', validateSearch: readRunSearch, component: RunScreen },
      { path: '/tasks', component: () => <p>{m.tasks_title()}</p> },
    ],
    answers: { tasks: { readRuns, readEquipment, leadRun: lead } },
    role,
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

test('a line that opens is brought into sight above the foot, and one that failed before the next', async () => {
  await openRun([
    { ...asked('Walk-in', 'TEMPERATURE', '8'), isCritical: true },
    asked('Display', 'TEMPERATURE', '8'),
    asked('Freezer', 'TEMPERATURE', '8'),
  ]);
  expect(brought).toEqual([]);
  fireEvent.click(lineOf('Freezer').getByRole('button', { name: m.tasks_answer() }));
  expect(brought).toEqual(['Freezer']);
  fireEvent.click(lineOf('Walk-in').getByRole('button', { name: m.tasks_answer() }));
  write('Walk-in', '9');
  await lineOf('Walk-in').findByRole('group', { name: m.tasks_what_was_done() });
  await waitFor(() => expect(brought.slice(1)).toEqual(['Walk-in', 'Walk-in']));
  fireEvent.click(lineOf('Walk-in').getByRole('button', { name: m.tasks_choose_discard() }));
  expect(brought.slice(3)).toEqual(['Walk-in']);
});

test('a line that need not be answered says so, and is not among those that are left', async () => {
  await openRun([asked('Floor', 'DONE'), { ...asked('Bins', 'DONE'), isRequired: false }]);
  expect(lineOf('Bins').getByText(m.tasks_optional())).toBeTruthy();
  expect(lineOf('Floor').queryByText(m.tasks_optional())).toBeNull();
  expect(screen.getByText(m.tasks_open_lines({ count: 1 }))).toBeTruthy();
});

test('a reading far colder than a fridge is doubted in words, and taken all the same', async () => {
  await openRun([asked('Display', 'TEMPERATURE', '8'), asked('Freezer', 'TEMPERATURE', '-18')]);
  const press = (label: string, ...keys: string[]) => {
    for (const key of keys) fireEvent.click(lineOf(label).getByRole('button', { name: key }));
  };
  press('Display', m.tasks_minus(), '1', '9');
  expect(lineOf('Display').getByText(m.tasks_reading_far_colder())).toBeTruthy();
  press('Display', m.tasks_write_down({ value: '-19 °C' }));
  await waitFor(() => expect(opened?.outbox.entries()).toHaveLength(1));
  press('Freezer', m.tasks_minus(), '1', '9');
  expect(lineOf('Freezer').queryByText(m.tasks_reading_far_colder())).toBeNull();
});

const saved = async () => ({});

test.each([
  ['missed, with its reason', 'MISSED', m.tasks_excuse, m.tasks_excused_said],
  ['handed in, verified', 'SUBMITTED', m.tasks_verify, m.tasks_verified_said],
] as const)('whoever leads is led back to the tasks from a list that is settled: %s', async (_how, state, button, said) => {
  await openRun([asked('Floor', 'DONE')], { kept: { state }, role: 'manager', leadRun: saved });
  const reason = screen.queryByLabelText(m.tasks_why_missed());
  if (reason) fireEvent.change(reason, { target: { value: 'Power was out' } });
  fireEvent.click(screen.getByRole('button', { name: button() }));
  await waitFor(() => expect(opened?.history.location.pathname).toBe('/tasks'));
  expect(showToast).toHaveBeenCalledWith({ status: 'good', title: said({ name: 'Morning' }) });
});

test('a list that is opened again stays in sight, to be answered', async () => {
  await openRun([asked('Floor', 'DONE')], { kept: { state: 'SUBMITTED' }, role: 'manager', leadRun: saved });
  fireEvent.change(screen.getByLabelText(m.tasks_reason()), { target: { value: 'One line is wrong' } });
  fireEvent.click(screen.getByRole('button', { name: m.tasks_reopen() }));
  await screen.findByRole('button', { name: m.tasks_submit() });
  expect(opened?.history.location.pathname).toBe('/tasks/run');
});

test('what was not saved says why, and stays', async () => {
  const leadRun = () => Promise.reject(new TypeError('Failed to fetch'));
  await openRun([asked('Floor', 'DONE')], { kept: { state: 'SUBMITTED' }, role: 'manager', leadRun });
  fireEvent.click(screen.getByRole('button', { name: m.tasks_verify() }));
  await screen.findByRole('alert');
  expect(opened?.history.location.pathname).toBe('/tasks/run');
  expect(showToast).not.toHaveBeenCalled();
});
