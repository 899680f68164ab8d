// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { InferContractRouterInputs } from '@orpc/contract';
import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { TempUnit } from '../contract/equipment.contract.ts';
import type { Run, Task } from '../contract/fields.ts';
import type { FoodProcess } from '../contract/processes.contract.ts';
import type { tasksContract } from '../contract/tasks.contract.ts';
import type { FoodRules } from '../rules/food-process.ts';
import { withoutFinished } from './day/waiting-tasks.ts';
import { withWaitingIncidents, type Log } from './incidents/waiting-incidents.ts';
import { withWaitingProcesses } from './processes/waiting-processes.ts';
import type { TasksClient } from './tasks-client.ts';
import { withWaiting } from './with-waiting.ts';

type Inputs = InferContractRouterInputs<typeof tasksContract>;
type Processes = { readonly processes: readonly FoodProcess[]; readonly rules: FoodRules };

/** How the commands of this module that waited on the device go to the server, by their names. */
export const tasksSenders = (client: TasksClient) => ({
  'tasks.record-entry@1': (input: unknown) => client.recordEntry(input as Inputs['recordEntry']),
  'tasks.correct-entry@1': (input: unknown) => client.correctEntry(input as Inputs['correctEntry']),
  'tasks.submit-run@1': (input: unknown) => client.submitRun(input as Inputs['submitRun']),
  'tasks.calibrate-probe@1': (input: unknown) => client.calibrateProbe(input as Inputs['calibrateProbe']),
  'tasks.start-process@1': (input: unknown) => client.startProcess(input as Inputs['startProcess']),
  'tasks.measure-process@1': (input: unknown) => client.measureProcess(input as Inputs['measureProcess']),
  'tasks.dispose-process@1': (input: unknown) => client.disposeProcess(input as Inputs['disposeProcess']),
  'tasks.record-incident@1': (input: unknown) => client.recordIncident(input as Inputs['recordIncident']),
  'tasks.begin-power-cut@1': (input: unknown) => client.beginPowerCut(input as Inputs['beginPowerCut']),
  'tasks.check-after-cut@1': (input: unknown) => client.checkAfterCut(input as Inputs['checkAfterCut']),
  'tasks.end-power-cut@1': (input: unknown) => client.endPowerCut(input as Inputs['endPowerCut']),
  'tasks.set-check-photo@1': (input: unknown) => client.setCheckPhoto(input as Inputs['setCheckPhoto']),
  'tasks.add-task-photo@1': (input: unknown) => client.addTaskPhoto(input as Inputs['addTaskPhoto']),
  'tasks.step-task@1': (input: unknown) => client.stepTask(input as Inputs['stepTask']),
  'tasks.comment-task@1': (input: unknown) => client.commentTask(input as Inputs['commentTask']),
});

/**
 * What was sent stays in sight when it leaves the outbox, until the server is asked anew: a form that opened because of it
 * would close for that moment, and forget what was typed.
 */
export const settleTasksAnswer = (queries: QueryClient, entry: OutboxEntry): void => {
  const { restaurantId } = entry.input;
  const keep = <Known>(what: string, withIt: (known: Known) => Known) =>
    queries.setQueriesData<Known>({ queryKey: ['tasks', restaurantId, what] }, (known) => known && withIt(known));
  const units = queries.getQueryData<{ units: TempUnit[] }>(['tasks', restaurantId, 'equipment'])?.units ?? [];
  keep<{ runs: Run[] }>('runs', (known) => ({ ...known, runs: withWaiting(known.runs, [entry]) }));
  keep<Processes>('processes', (known) => ({ ...known, processes: withWaitingProcesses(known.processes, [entry], known.rules) }));
  keep<Log>('incidents', (known) => ({ ...known, ...withWaitingIncidents(known, [entry], units) }));
  keep<{ tasks: Task[] }>('todo', (known) => ({ ...known, tasks: withoutFinished(known.tasks, [entry]) }));
  // A question that is on its way may be answered with what was before, and nobody would ask again.
  const queryKey = ['tasks', restaurantId];
  void queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }));
};
