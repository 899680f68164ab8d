import { m } from '../../../../generated/messages/web/messages.js';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { Button } from '../../../../ui/button.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import type { Status } from '../../../../ui/status.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { FoodProcess } from '../../contract/processes.contract.ts';
import type { CheckItem } from '../../rules/check-item.ts';
import { processTarget, type ProcessStanding, type ProcessState } from '../../rules/process-standing.ts';
import { CorrectiveForm } from '../run/corrective-form.tsx';
import { noReading, ReadingPad } from '../run/reading-pad.tsx';
import { useTasksCommands } from '../tasks-commands.ts';
import { useNow } from '../../../../platform/web/use-now.ts';
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
  const title = [food, batch].filter((part) => part !== null).join(m.ui_comma());
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
      <RowMark ids={[process.id]} />
      {readings.length > 0 && (
        <p className="text-small text-ink-2">
          {readings.map(({ reading, happenedAt }) => `${reading} °C ${when.clock(new Date(happenedAt))}`).join(' · ')}
        </p>
      )}
      {isRunning && <Measuring process={process} />}
      {why !== null && disposition === null && (
        <CorrectiveForm
          about={process.id}
          food={title}
          onCorrect={({ disposition: said, note }, form) =>
            disposeProcess({ processId: process.id, disposition: said, note }, { subject: food, form })
          }
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

const measureForm = (processId: string): string => `tasks.measure ${processId}`;

type MeasureProps = { readonly processId: string; readonly onMeasure: (reading: string, form: TypedForm) => void };

const Measure = ({ processId, onMeasure }: MeasureProps) => {
  const kept = useKept(measureForm(processId), noReading);
  const answer = (reading: string) => {
    onMeasure(reading, kept.typed());
    kept.forget();
  };
  return <ReadingPad item={core} kept={kept} onAnswer={answer} />;
};

const Measuring = ({ process: { id, kind, food, steps } }: { readonly process: FoodProcess }) => {
  const { measureProcess } = useTasksCommands();
  const [isOpen, setIsOpen] = useOpenForm(measureForm(id));
  const measure = async (reading: string, form: TypedForm) => {
    await measureProcess(id, reading, { subject: food, form });
    setIsOpen(false);
  };
  const isKept = kind === 'HOT_HOLD' || kind === 'DEFROST';
  return (
    <>
      {isOpen && <Measure processId={id} onMeasure={(reading, form) => void measure(reading, form)} />}
      <div className="flex flex-wrap gap-2">
        {!isOpen && <Button onClick={() => setIsOpen(true)}>{m.tasks_process_measure()}</Button>}
        {(!isKept || steps.length > 0) && (
          <Button kind="quiet" onClick={() => void measureProcess(id, null, { subject: food })}>
            {isKept ? m.tasks_process_finish() : m.tasks_process_give_up()}
          </Button>
        )}
      </div>
    </>
  );
};
