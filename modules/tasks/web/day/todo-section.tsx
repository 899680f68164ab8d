import { useQuery } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { roleWord, useCan } from '../../../restaurants/web/public.ts';
import type { Task } from '../../contract/fields.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { useTasksWorld } from '../tasks-client.ts';
import { todoQuery } from '../tasks-queries.ts';
import { priorityWord } from '../words/task-words.ts';
import { TodoSheet } from './todo-sheet.tsx';

/** What somebody is to do once. */
export const TodoSection = () => {
  const { data } = useQuery(todoQuery(useTasksWorld()));
  const { waiting } = useOutboxSummary();
  const mayGive = useCan('tasks.assign');
  const [isGiving, setIsGiving] = useState(false);
  if (!data) return null;
  const finished = new Set(waiting.filter(({ name }) => name === 'tasks.step-task@1').map(({ input }) => taskOf(input)));
  const open = data.tasks.filter(({ id, state }) => state !== 'DONE' && !finished.has(id));
  return (
    <section aria-label={m.tasks_todo()} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-heading">{m.tasks_todo()}</h2>
        {mayGive && (
          <Button kind="row" onClick={() => setIsGiving(true)}>
            {m.tasks_todo_new()}
          </Button>
        )}
      </div>
      {open.length === 0 && <p className="text-body text-ink-2">{m.tasks_todo_none()}</p>}
      <ul>
        {open.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
      {isGiving && <TodoSheet people={data.people} onClose={() => setIsGiving(false)} />}
    </section>
  );
};

const taskOf = (input: object): unknown =>
  'body' in input && typeof input.body === 'object' && input.body !== null && 'taskId' in input.body ? input.body.taskId : undefined;

const TaskLine = ({ task }: { readonly task: Task }) => {
  const when = useWhen();
  const { finishTask } = useTasksCommands();
  const { id, title, note, assignee, forRole, dueAt, priority } = task;
  const who = assignee ?? (forRole === null ? null : roleWord(forRole));
  const due = dueAt === null ? null : m.tasks_due_at({ time: when.moment(dueAt) });
  const facts = [who, due, priority === 'HIGH' ? priorityWord(priority) : null, note].filter((fact) => fact !== null);
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2">
      <IconButton label={m.tasks_todo_finish({ title })} onClick={() => void finishTask(id, title)}>
        <Circle aria-hidden />
      </IconButton>
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium">{title}</p>
        {facts.length > 0 && <p className="text-small text-ink-2">{facts.join(' · ')}</p>}
      </div>
    </li>
  );
};
