import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { prepUrgency } from '../../rules/prep-days.ts';
import { isPrepOpen } from '../../rules/prep-state.ts';
import { BlockDialog } from './block-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { urgencyStatus, urgencyWord, useAmountText } from './prep-words.ts';
import { usePrepCommands } from './use-prep.ts';
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
          {name}, <span className="tabular-nums">{amount(task.itemId, task.target)}</span>
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

const Standing = ({ task, me }: Pick<TaskLineProps, 'task' | 'me'>) => {
  const amount = useAmountText();
  const { state, claimedBy, made, blockedReason, isWaiting } = task;
  const came = made === null ? '' : amount(task.itemId, made);
  return (
    <p className="flex flex-wrap gap-x-3">
      {state === 'IN_PROGRESS' && claimedBy && (
        <StatusLine status="information">
          {claimedBy.id === me.id ? m.menu_prep_in_hand_mine() : m.menu_prep_in_hand({ name: claimedBy.name })}
        </StatusLine>
      )}
      {state === 'BLOCKED' && <StatusLine status="wrong">{m.menu_prep_blocked({ reason: blockedReason ?? '' })}</StatusLine>}
      {state === 'DONE' && (
        <StatusLine status="good">{made === null ? m.menu_prep_finish() : m.menu_prep_done({ amount: came })}</StatusLine>
      )}
      {state === 'PARTIAL' && (
        <StatusLine status="soon">{made === null ? m.menu_prep_book_part() : m.menu_prep_part({ amount: came })}</StatusLine>
      )}
      {claimedBy && !isPrepOpen(state) && <span className="text-micro text-ink-2">{claimedBy.name}</span>}
      {isWaiting && <StatusLine status="waiting">{m.menu_batch_waiting()}</StatusLine>}
    </p>
  );
};

type StepsProps = Pick<TaskLineProps, 'task' | 'me' | 'today'> & { readonly name: string };

const TaskSteps = ({ task, name, me, today }: StepsProps) => {
  const mayProduce = useCan('menu.produce');
  const mayLead = useCan('menu.edit');
  const { step, lead, undo } = usePrepCommands();
  const [asked, setAsked] = useState<'finish' | 'block' | null>(null);
  const { state, id: taskId, batchId } = task;
  const isMine = state === 'IN_PROGRESS' && task.claimedBy?.id === me.id;
  const mayClaim = mayProduce && (state === 'POSTED' || state === 'BLOCKED');
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {mayClaim && (
        <Button aria-label={m.menu_prep_claim_named({ name })} onClick={() => void step({ step: 'CLAIM', taskId }, name)}>
          {m.menu_prep_claim()}
        </Button>
      )}
      {mayProduce && isMine && (
        <>
          <Button aria-label={m.menu_prep_finish_named({ name })} onClick={() => setAsked('finish')}>
            {m.menu_prep_finish()}
          </Button>
          <Button
            kind="quiet"
            aria-label={m.menu_prep_release_named({ name })}
            onClick={() => void step({ step: 'RELEASE', taskId }, name)}
          >
            {m.menu_prep_release()}
          </Button>
        </>
      )}
      {mayProduce && (isMine || state === 'POSTED') && (
        <Button kind="quiet" aria-label={m.menu_prep_block_named({ name })} onClick={() => setAsked('block')}>
          {m.menu_prep_block()}
        </Button>
      )}
      {mayLead && isPrepOpen(state) && !isMine && (
        <Button kind="quiet" aria-label={m.menu_prep_drop_named({ name })} onClick={() => void lead('DROP', [taskId], name)}>
          {m.menu_prep_drop()}
        </Button>
      )}
      {mayProduce && batchId !== null && task.madeOn === today && (
        <Button kind="quiet" aria-label={m.menu_prep_undo_named({ name })} onClick={() => void undo(batchId, name)}>
          {m.menu_prep_undo()}
        </Button>
      )}
      {asked === 'finish' && <FinishDialog task={task} name={name} onClose={() => setAsked(null)} />}
      {asked === 'block' && <BlockDialog taskId={taskId} name={name} onClose={() => setAsked(null)} />}
    </div>
  );
};
