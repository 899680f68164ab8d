import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { tryForm } from '../../restaurants/web/testing/try-form.tsx';
import type { TempUnit } from '../contract/equipment.contract.ts';
import { TodoSheet } from './day/todo-sheet.tsx';
import { ProbesSection } from './food/probes-section.tsx';
import { CutCheckForm } from './incidents/cut-check-form.tsx';
import { IncidentSheet } from './incidents/incident-sheet.tsx';
import { StartSheet } from './processes/start-sheet.tsx';

const onClose = () => undefined;
const unit = { id: 'fridge', name: 'Fridge', nameLocal: null, kind: 'FRIDGE', limit: '8' } as unknown as TempUnit;
const cut = { id: 'cut', beganAt: '2026-11-28T10:00:00Z', begunBy: 'Abebe', endedAt: null, checks: [] };

type Case = {
  readonly form: () => ReactNode;
  readonly press: string;
  readonly typed?: Readonly<Record<string, string>>;
  readonly said: readonly string[];
};

const cases: Readonly<Record<string, Case>> = {
  'what is to be done, and how often': {
    form: () => <TodoSheet people={[]} onClose={onClose} />,
    press: m.tasks_todo_save(),
    typed: { [m.tasks_todo_repeat()]: 'weekly' },
    said: [m.tasks_refusal_value_required(), m.tasks_todo_repeat_wrong()],
  },
  'what a probe is called': {
    form: () => <ProbesSection probes={[]} />,
    press: m.tasks_probe_new(),
    said: [m.tasks_probe_name_missing()],
  },
  'what a fridge shows after a power cut': {
    form: () => <CutCheckForm cut={cut} unit={unit} />,
    press: m.tasks_save_text(),
    typed: { [m.tasks_cut_reading()]: 'warm' },
    said: [m.tasks_cut_reading_missing()],
  },
  'whom something happened to, and what was done': {
    form: () => <IncidentSheet onClose={onClose} />,
    press: m.tasks_save_text(),
    said: [m.tasks_incident_concerned_missing(), m.tasks_incident_done_missing()],
  },
  'which food is cooled': {
    form: () => <StartSheet rules="GB" onClose={onClose} />,
    press: m.tasks_process_begin(),
    said: [m.tasks_process_food_missing()],
  },
};

test.each(Object.entries(cases))('%s is said at its field once somebody tries, and nothing is sent', async (_, { said, ...tried }) => {
  const sent = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const opened = await tryForm({ ...tried, answers: { tasks: { saveTask: sent, saveProbe: sent } } });
  expect(opened.said).toEqual(said);
  expect(sent).not.toHaveBeenCalled();
  expect(opened.outbox.entries()).toEqual([]);
});
