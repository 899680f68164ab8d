import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import type { Status } from '../../../../ui/status.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { FoodProcess } from '../../contract/processes.contract.ts';
import type { CheckItem } from '../../rules/check-item.ts';
import { processTarget, type ProcessStanding, type ProcessState } from '../../rules/process-standing.ts';
import { CorrectiveForm } from '../run/corrective-form.tsx';
import { ReadingPad } from '../run/reading-pad.tsx';
import { useTasksCommands } from '../tasks-commands.ts';
import { useNow } from '../use-now.ts';
import { faultWord, processWord, targetText } from '../words/process-words.ts';
import { dispositionWord } from '../words/task-words.ts';

/** A probe in food; no limit of its own, the process judges. */
const core: CheckItem = {
  key: 'core',
  type: 'TEMPERATURE',
  label: '',
  labelLocal: null,
  isRequired: true,
  isCritical: false,
  min: null,
  max: null,
  place: 'HOT',
  options: [],
  failing: [],
};

const signs: Readonly<Record<ProcessState, Status>> = { STARTED: 'soon', STEP_OK: 'soon', PASSED: 'good', FAILED: 'wrong' };

const minutesLeft = (at: Date, now: Date): number => Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 60_000));

export type ProcessCardProps = { readonly process: FoodProcess; readonly standing: ProcessStanding };

/** Food on its way: what it is to reach, how long that may still take, and the pad to measure it. */
export const ProcessCard = ({ process, standing }: ProcessCardProps) => {
  const when = useWhen();
  const { disposeProcess } = useTasksCommands();
  const { kind, rules, food, batch, disposition, dispositionNote } = process;
  const { state, why } = standing;
  const title = [food, batch].filter((part) => part !== null).join(', ');
  const isRunning = state === 'STARTED' || state === 'STEP_OK';
  const facts = [
    processWord(kind),
    targetText(processTarget(kind, rules)),
    m.tasks_process_since({ time: when.clock(new Date(process.startedAt)) }),
  ];
  const readings = process.steps.filter(({ reading }) => reading !== null);
  return (
    <li aria-label={title} className="flex flex-col gap-3 rounded-control border border-line bg-teff-raise p-4">
      <div>
        <p className="text-body font-medium">{title}</p>
        <p className="text-small text-ink-2">{facts.join(' · ')}</p>
      </div>
      <StatusLine status={signs[state]}>
        <Standing standing={standing} />
      </StatusLine>
      {readings.length > 0 && (
        <p className="text-small text-ink-2">
          {readings.map(({ reading, happenedAt }) => `${reading} °C ${when.clock(new Date(happenedAt))}`).join(' · ')}
        </p>
      )}
      {isRunning && <Measuring process={process} />}
      {why !== null && disposition === null && (
        <CorrectiveForm
          food={title}
          onCorrect={({ disposition: said, note }) => void disposeProcess({ processId: process.id, disposition: said, note }, food)}
        />
      )}
      {disposition !== null && <p className="text-body">{`${dispositionWord(disposition)} · ${dispositionNote ?? ''}`}</p>}
    </li>
  );
};

const Standing = ({ standing: { state, why, dueAt, nextAt } }: { readonly standing: ProcessStanding }) => {
  const when = useWhen();
  const now = useNow();
  if (why !== null) return m.tasks_process_failed({ why: faultWord(why) });
  if (state === 'PASSED') return m.tasks_process_passed();
  if (dueAt !== null) return m.tasks_process_left({ count: minutesLeft(dueAt, now) });
  return nextAt === null ? m.tasks_process_runs() : m.tasks_process_next({ time: when.clock(nextAt) });
};

const Measuring = ({ process: { id, kind, food, steps } }: { readonly process: FoodProcess }) => {
  const { measureProcess } = useTasksCommands();
  const [isOpen, setIsOpen] = useState(false);
  const answer = async (reading: string | null) => {
    await measureProcess(id, reading, food);
    setIsOpen(false);
  };
  const isKept = kind === 'HOT_HOLD' || kind === 'DEFROST';
  return (
    <>
      {isOpen && <ReadingPad item={core} onAnswer={(value) => void answer(value)} />}
      <div className="flex flex-wrap gap-2">
        {!isOpen && <Button onClick={() => setIsOpen(true)}>{m.tasks_process_measure()}</Button>}
        {(!isKept || steps.length > 0) && (
          <Button kind="quiet" onClick={() => void answer(null)}>
            {isKept ? m.tasks_process_finish() : m.tasks_process_give_up()}
          </Button>
        )}
      </div>
    </>
  );
};
