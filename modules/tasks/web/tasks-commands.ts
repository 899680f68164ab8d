import { useMemo } from 'react';

import { newCommand, newId } from '../../../platform/web/new-command.ts';
import type { CommandAbout, TypedForm } from '../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../platform/web/outbox/use-outbox.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { IncidentKind } from '../rules/incident.ts';
import type { TaskStep } from '../rules/task-state.ts';
import type { ProcessKind } from '../rules/process-standing.ts';
import type { Disposition } from '../rules/disposition.ts';

/** What was done about a line that failed. */
export type Correction = {
  readonly entryId: string;
  readonly disposition: Disposition;
  readonly note: string;
  readonly food: string | null;
  /** What is left for somebody who leads. */
  readonly followUp: { readonly title: string; readonly dueAt: string } | null;
};

/** What was answered to a line. */
export type SaidAnswer = {
  readonly runId: string;
  readonly itemKey: string;
  readonly value: string | null;
  readonly probeId: string | null;
  readonly signature: string | null;
};

/** What went wrong, as somebody says it. */
export type SaidIncident = {
  readonly kind: IncidentKind;
  readonly isStaff: boolean;
  readonly concerned: string;
  readonly done: string;
  readonly followUp: string | null;
  readonly followUpDue: string | null;
  /** @unit minutes */
  readonly minutesAgo: number;
};

/** What one unit showed after a power cut, and what was done. */
export type SaidAfterCut = {
  readonly cutId: string;
  readonly unitId: string;
  readonly reading: string | null;
  readonly disposition: Disposition | null;
  readonly food: string | null;
};

/** Everything that may be done without a line; each resolves when it is on disk. */
export const useTasksCommands = () => {
  const outbox = useOutbox();
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => {
    const queue = (name: string, body: object, about: CommandAbout) =>
      outbox.enqueue({ name: `tasks.${name}@1`, input: newCommand(restaurantId, body), ...about });
    return {
      /** A picture goes behind its answer in the same queue, so that the server knows the answer by then. */
      answer: async (said: SaidAnswer, { picture, ...about }: CommandAbout & { readonly picture: string | null }) => {
        const entryId = newId();
        await queue('record-entry', { entryId, ...said }, about);
        if (picture !== null) await queue('set-check-photo', { entryId, picture }, { subject: about.subject });
      },
      correct: ({ followUp, ...said }: Correction, about: CommandAbout) =>
        queue('correct-entry', { actionId: newId(), ...said, followUp: followUp && { taskId: newId(), ...followUp } }, about),
      calibrate: (shown: { readonly probeId: string; readonly ice: string; readonly boil: string | null }, about: CommandAbout) =>
        queue('calibrate-probe', { calibrationId: newId(), ...shown }, about),
      startProcess: (said: { readonly kind: ProcessKind; readonly food: string; readonly batch: string | null }, form: TypedForm) =>
        queue('start-process', { processId: newId(), ...said }, { subject: said.food, form }),
      measureProcess: (processId: string, reading: string | null, about: CommandAbout) =>
        queue('measure-process', { stepId: newId(), processId, reading }, about),
      disposeProcess: (
        said: { readonly processId: string; readonly disposition: Disposition; readonly note: string },
        about: CommandAbout,
      ) => queue('dispose-process', { actionId: newId(), ...said }, about),
      recordIncident: (said: SaidIncident, form: TypedForm) =>
        queue('record-incident', { incidentId: newId(), ...said }, { subject: said.concerned, form }),
      beginPowerCut: (minutesAgo: number, subject: string) => queue('begin-power-cut', { cutId: newId(), minutesAgo }, { subject }),
      checkAfterCut: (said: SaidAfterCut, about: CommandAbout) => queue('check-after-cut', { checkId: newId(), ...said }, about),
      endPowerCut: (cutId: string, subject: string) => queue('end-power-cut', { cutId }, { subject }),
      submit: (runId: string, subject: string) => queue('submit-run', { runId }, { subject }),
      stepTask: (said: { readonly taskId: string; readonly step: TaskStep; readonly reason: string | null }, about: CommandAbout) =>
        queue('step-task', { ...said, nextTaskId: newId() }, about),
      addTaskPhoto: (taskId: string, picture: string, subject: string) =>
        queue('add-task-photo', { photoId: newId(), taskId, picture }, { subject }),
      commentTask: (taskId: string, text: string, about: CommandAbout) =>
        queue('comment-task', { commentId: newId(), taskId, text }, about),
    };
  }, [outbox, restaurantId]);
};
