import { isoDayAt, isoMinuteAt } from '../../../../kit/time/wall.ts';
import type { PrepPlan } from '../../contract/prep-fields.ts';
import type { useAmountText } from './prep-words.ts';
import type { ShownTask } from './waiting-prep.ts';

/** Names what is typed of a task, or of one that is not on the plan yet. */
export const planForm = (taskId: string | undefined): string => `menu.prep-plan ${taskId ?? 'new'}`;

/** What is typed of a task. */
export type TypedPlan = {
  readonly recipeId: string;
  readonly amount: string;
  readonly day: string;
  readonly minute: string;
  readonly note: string;
};

type Told = { readonly timeZone: string; readonly amountText: ReturnType<typeof useAmountText> };

/** What stands in the fields at first: the task as it is, or the first prep when it would be due. */
export const typedFirst = (
  { plan, task }: { readonly plan: PrepPlan; readonly task: ShownTask | null },
  { timeZone, amountText }: Told,
): TypedPlan => {
  const first = plan.suggestions[0];
  const ready = new Date(task?.readyAt ?? first?.due?.readyAt ?? `${plan.date}T12:00:00Z`);
  const when = { day: isoDayAt(ready, timeZone), minute: isoMinuteAt(ready, timeZone) };
  if (!task) return { recipeId: first?.recipeId ?? '', amount: '', note: '', ...when };
  return { recipeId: task.recipeId, amount: amountText(task.itemId, task.target), note: task.note ?? '', ...when };
};
