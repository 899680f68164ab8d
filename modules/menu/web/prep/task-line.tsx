import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { nameIn } from '../../../inventory/web/parts.ts';
import { prepUrgency } from '../../rules/prep-days.ts';
import { isPrepOpen } from '../../rules/prep-state.ts';
import { urgencyStatus, urgencyWord, useAmountText } from './prep-words.ts';
import { TaskSteps } from './task-steps.tsx';
import type { Me, ShownTask } from './waiting-prep.ts';

export type TaskLineProps = { readonly task: ShownTask; readonly now: Date; readonly today: string; readonly me: Me };

/** One task of the run sheet: when it must be begun, how much, who has it in hand, and the ways on from it. */
export const TaskLine = ({ task, now, today, me }: TaskLineProps) => {
  const name = nameIn(task, useLocale());
  const amount = useAmountText();
  const isOpen = isPrepOpen(task.state);
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-3 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:items-center">
      <p className="flex items-baseline gap-3 md:flex-col md:gap-1">
        <StartBy at={task.startBy} />
        {isOpen && <Urgency startBy={task.startBy} now={now} />}
      </p>
      <div className="min-w-0">
        <p className={`text-body font-medium ${isOpen ? '' : 'text-ink-2'}`}>
          {name}
          {m.ui_comma()}
          <span className="tabular-nums">{amount(task.itemId, task.target)}</span>
        </p>
        <p className="text-small text-ink-2">
          <ReadyText task={task} />
          {task.note !== null && ` · ${task.note}`}
        </p>
        <Standing task={task} me={me} />
      </div>
      <TaskSteps task={task} name={name} me={me} today={today} />
    </li>
  );
};

/** When it must be begun, before everything else. */
export const StartBy = ({ at }: { readonly at: string }) => {
  const { clock } = useWhen();
  return (
    <span className="flex flex-col">
      <span className="text-micro text-ink-2">{m.menu_prep_start_by()}</span>
      <span className="text-heading tabular-nums">{clock(new Date(at))}</span>
    </span>
  );
};

const Urgency = ({ startBy, now }: { readonly startBy: string; readonly now: Date }) => {
  const urgency = prepUrgency(new Date(startBy), now);
  return <StatusLine status={urgencyStatus[urgency]}>{urgencyWord[urgency]()}</StatusLine>;
};

/** Another day than the one it is begun on is named. */
export const ReadyText = ({
  task: { readyAt, forDate, workDate },
}: {
  readonly task: Pick<ShownTask, 'readyAt' | 'forDate' | 'workDate'>;
}) => {
  const { clock, date } = useWhen();
  const time = clock(new Date(readyAt));
  return forDate === workDate ? m.menu_prep_ready({ time }) : m.menu_prep_ready_on({ time, day: date(new Date(readyAt)) });
};

const Standing = ({ task, me }: Pick<TaskLineProps, 'task' | 'me'>) => (
  <p className="flex flex-wrap gap-x-3">
    <StateWord task={task} me={me} />
    {task.claimedBy && !isPrepOpen(task.state) && <span className="text-micro text-ink-2">{task.claimedBy.name}</span>}
    <RowMark ids={[task.id]} />
  </p>
);

const StateWord = ({ task: { state, claimedBy, made, blockedReason, itemId }, me }: Pick<TaskLineProps, 'task' | 'me'>) => {
  const amount = useAmountText();
  if (state === 'BLOCKED') return <StatusLine status="wrong">{m.menu_prep_blocked({ reason: blockedReason ?? '' })}</StatusLine>;
  if (state === 'IN_PROGRESS' && claimedBy) {
    const words = claimedBy.id === me.id ? m.menu_prep_in_hand_mine() : m.menu_prep_in_hand({ name: claimedBy.name });
    return <StatusLine status="information">{words}</StatusLine>;
  }
  if (state === 'DONE') {
    return (
      <StatusLine status="good">{made === null ? m.menu_prep_finish() : m.menu_prep_done({ amount: amount(itemId, made) })}</StatusLine>
    );
  }
  if (state !== 'PARTIAL') return null;
  return (
    <StatusLine status="soon">{made === null ? m.menu_prep_book_part() : m.menu_prep_part({ amount: amount(itemId, made) })}</StatusLine>
  );
};
