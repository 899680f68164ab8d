import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { PrepPlan } from '../../contract/prep-fields.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { planForm } from './plan-form.ts';
import { useAmountText } from './prep-words.ts';
import { ReadyText, StartBy } from './task-line.tsx';
import { usePrepCommands } from './use-prep.ts';
import type { ShownTask } from './waiting-prep.ts';

export type PlannedTasksProps = { readonly plan: PrepPlan; readonly tasks: readonly ShownTask[] };

/** What was put on the plan and nobody in the kitchen has seen: changed, dropped, or posted with one touch. */
export const PlannedTasks = ({ plan, tasks }: PlannedTasksProps) => {
  const { lead } = usePrepCommands();
  const [isAdding, setIsAdding] = useOpenForm(planForm(undefined));
  const post = () =>
    lead(
      'POST',
      tasks.map(({ id }) => id),
      m.menu_prep_run_sheet(),
    );
  if (tasks.length === 0 && plan.suggestions.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-heading">{m.menu_prep_planned()}</h2>
        {plan.suggestions.length > 0 && <Button onClick={() => setIsAdding(true)}>{m.menu_prep_add()}</Button>}
      </header>
      {tasks.length > 0 && (
        <>
          <p className="text-small text-ink-2">{m.menu_prep_planned_text()}</p>
          <ul aria-label={m.menu_prep_planned()} className="border-b border-line">
            {tasks.map((task) => (
              <PlannedLine key={task.id} plan={plan} task={task} />
            ))}
          </ul>
          <Button kind="primary" size="thumb" className="md:w-auto md:self-start" onClick={() => void post()}>
            {m.menu_prep_post({ count: tasks.length })}
          </Button>
        </>
      )}
      {isAdding && <PlanDialog plan={plan} task={null} onClose={() => setIsAdding(false)} />}
    </section>
  );
};

const PlannedLine = ({ plan, task }: { readonly plan: PrepPlan; readonly task: ShownTask }) => {
  const [isChanging, setIsChanging] = useOpenForm(planForm(task.id));
  const { lead } = usePrepCommands();
  const amount = useAmountText();
  const name = nameIn(task, useLocale());
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-3 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:items-center">
      <StartBy at={task.startBy} />
      <div className="min-w-0">
        <p className="text-body font-medium">
          {name}
          {m.ui_comma()}
          <span className="tabular-nums">{amount(task.itemId, task.target)}</span>
        </p>
        <p className="text-small text-ink-2">
          <ReadyText task={task} />
          {task.note !== null && ` · ${task.note}`}
        </p>
        <RowMark ids={[task.id]} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={m.menu_prep_change_named({ name })} onClick={() => setIsChanging(true)}>
          {m.menu_prep_change()}
        </Button>
        <Button kind="quiet" aria-label={m.menu_prep_drop_named({ name })} onClick={() => void lead('DROP', [task.id], name)}>
          {m.menu_prep_drop()}
        </Button>
      </div>
      {isChanging && <PlanDialog plan={plan} task={task} onClose={() => setIsChanging(false)} />}
    </li>
  );
};
