import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Button } from '../../../../ui/button.tsx';
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
  const { id, title, state, comments } = task;
  const when = useWhen();
  const leads = useCan('tasks.assign');
  const { waiting } = useOutboxSummary();
  const { stepTask, commentTask } = useTasksCommands();
  const [text, setText] = useState('');
  const said = waiting
    .filter(({ name }) => name === 'tasks.comment-task@1')
    .map(({ input }) => input as unknown as CommentInput)
    .filter(({ body }) => body.taskId === id && !comments.some((comment) => comment.id === body.commentId))
    .map(({ body, occurredAt }) => ({ id: body.commentId, text: body.text, by: '', at: occurredAt }));
  const ways = taskWays[state];
  const typed = text.trim();
  const step = async (which: TaskStep, reason: string | null) => {
    await stepTask({ taskId: id, step: which, reason }, title);
    setText('');
  };
  const comment = async () => {
    await commentTask(id, typed, title);
    setText('');
  };
  return (
    <div className="flex flex-col gap-3 rounded-control bg-teff-sunk p-3">
      {[...comments, ...said].map(({ id: commentId, text: words, by, at }) => (
        <p key={commentId} className="text-body">
          {words}
          <span className="block text-small text-ink-2">{[by, when.moment(at)].filter((part) => part !== '').join(' · ')}</span>
        </p>
      ))}
      <TaskPhotos task={task} />
      <TextField
        label={m.tasks_todo_say()}
        maxLength={taskLimits.noteLengthMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={typed === ''} onClick={() => void comment()}>
          {m.tasks_todo_comment()}
        </Button>
        {ways.START && <Button onClick={() => void step('START', null)}>{m.tasks_todo_start()}</Button>}
        {ways.BLOCK && (
          <Button disabled={typed === ''} onClick={() => void step('BLOCK', typed)}>
            {m.tasks_todo_block()}
          </Button>
        )}
        {ways.CANCEL && leads && (
          <Button kind="quiet" disabled={typed === ''} onClick={() => void step('CANCEL', typed)}>
            {m.tasks_todo_cancel()}
          </Button>
        )}
      </div>
    </div>
  );
};
