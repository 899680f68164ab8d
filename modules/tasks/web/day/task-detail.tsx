import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Task } from '../../contract/fields.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { taskWays, type TaskStep } from '../../rules/task-state.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { TaskPhotos } from './task-photos.tsx';

type CommentInput = {
  readonly body: { readonly commentId: string; readonly taskId: string; readonly text: string };
  readonly occurredAt: string;
};

/** What was said about a task, and what may be done with it beside finishing it. */
export const TaskDetail = ({ task }: { readonly task: Task }) => {
  const { id, comments } = task;
  const when = useWhen();
  const { waiting } = useOutboxSummary();
  const said = waiting
    .filter(({ name }) => name === 'tasks.comment-task@1')
    .map(({ input }) => input as unknown as CommentInput)
    .filter(({ body }) => body.taskId === id && !comments.some((comment) => comment.id === body.commentId))
    .map(({ body, occurredAt }) => ({ id: body.commentId, text: body.text, by: '', at: occurredAt }));
  return (
    <div className="flex flex-col gap-3 rounded-control bg-teff-sunk p-3">
      {[...comments, ...said].map(({ id: commentId, text: words, by, at }) => (
        <p key={commentId} className="text-body">
          {words}
          <span className="block text-small text-ink-2">{[by, when.moment(at)].filter((part) => part !== '').join(' · ')}</span>
        </p>
      ))}
      <TaskPhotos task={task} />
      <Saying task={task} />
    </div>
  );
};

/** Names what is typed about a task, for the line that opens to show it. */
export const sayingForm = (taskId: string): string => `tasks.say ${taskId}`;

const nothingSaid = { text: '' };

/** A comment, or the reason without which a task is neither stuck nor called off. */
const Saying = ({ task: { id, title, state } }: { readonly task: Task }) => {
  const leads = useCan('tasks.assign');
  const { stepTask, commentTask } = useTasksCommands();
  const kept = useKept(sayingForm(id), nothingSaid);
  const { text } = kept.values;
  const [missing, setMissing] = useState<string>();
  const ways = taskWays[state];
  const typed = text.trim();
  const about = () => ({ subject: title, form: kept.typed() });
  const say = async (send: () => Promise<unknown>, missingWords: string) => {
    if (typed === '') return setMissing(missingWords);
    await send();
    kept.clear();
  };
  const stop = (step: TaskStep) => say(() => stepTask({ taskId: id, step, reason: typed }, about()), m.tasks_todo_reason_missing());
  return (
    <>
      <TextField
        label={m.tasks_todo_say()}
        maxLength={taskLimits.noteLengthMax}
        value={text}
        error={missing !== undefined && typed === '' ? { message: missing } : undefined}
        onChange={({ target }) => {
          kept.set({ text: target.value });
          setMissing(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void say(() => commentTask(id, typed, about()), m.tasks_todo_comment_missing())}>
          {m.tasks_todo_comment()}
        </Button>
        {ways.START && (
          <Button onClick={() => void stepTask({ taskId: id, step: 'START', reason: null }, { subject: title })}>
            {m.tasks_todo_start()}
          </Button>
        )}
        {ways.BLOCK && <Button onClick={() => void stop('BLOCK')}>{m.tasks_todo_block()}</Button>}
        {ways.CANCEL && leads && (
          <Button kind="quiet" onClick={() => void stop('CANCEL')}>
            {m.tasks_todo_cancel()}
          </Button>
        )}
      </div>
    </>
  );
};
