import { useNavigate } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { instantAt } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { PrepPlan } from '../../contract/prep-fields.ts';
import { dayAfter, usualService } from '../../rules/prep-days.ts';
import { useMenuWorld } from '../menu-client.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { usePaper } from '../show/use-paper.ts';
import { PlannedTasks } from './planned-tasks.tsx';
import { Suggested } from './suggested.tsx';
import { TaskLine } from './task-line.tsx';
import { usePrep } from './use-prep.ts';
import type { Me, ShownTask } from './waiting-prep.ts';

/**
 * How often what is pressing is looked at anew.
 *
 * @unit milliseconds
 */
const lookMs = 30_000;

const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), lookMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** What is to be prepared on a day: the run sheet for everybody, and the planning for whoever writes the menu. */
export const PrepTab = ({ day }: { readonly day: string | undefined }) => {
  const { query, plan, tasks, me } = usePrep(day);
  const mayLead = useCan('menu.edit');
  if (!plan || !tasks) return <Unread query={query} />;
  return (
    <div className="flex flex-col gap-6">
      <Days plan={plan} />
      {!plan.isServiceKnown && mayLead && <UsualService plan={plan} />}
      <RunSheet tasks={tasks.filter(({ state }) => state !== 'PLANNED' && state !== 'DROPPED')} plan={plan} me={me} />
      {mayLead && <PlannedTasks plan={plan} tasks={tasks.filter(({ state }) => state === 'PLANNED')} />}
      {mayLead && plan.date >= plan.today && <Suggested plan={plan} tasks={tasks} />}
    </div>
  );
};

const Days = ({ plan: { today, date } }: { readonly plan: PrepPlan }) => {
  const navigate = useNavigate();
  const locale = useLocale();
  const { client, restaurantId } = useMenuWorld();
  const { print, isPrinting } = usePaper();
  const words = [m.menu_prep_today(), m.menu_prep_tomorrow(), m.menu_prep_overmorrow()];
  const show = (day: string) =>
    void navigate({ to: '/menu', search: day === today ? { tab: 'prep' } : { tab: 'prep', day }, replace: true });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Segment
        label={m.menu_prep_day()}
        value={date}
        onChange={show}
        options={words.map((label, ahead) => ({ value: dayAfter(today, ahead), label }))}
      />
      <Button
        icon={<Printer aria-hidden />}
        busyLabel={isPrinting ? m.ui_unread_loading() : undefined}
        onClick={() => void print(client.printPrep({ restaurantId, date, language: locale }))}
      >
        {m.menu_prep_print()}
      </Button>
    </div>
  );
};

const UsualService = ({ plan: { date } }: { readonly plan: PrepPlan }) => {
  const { timeZone } = useRestaurant();
  const { clock } = useWhen();
  return <Banner status="information" title={m.menu_prep_usual_service({ time: clock(instantAt(date, usualService, timeZone)) })} />;
};

type RunSheetProps = { readonly tasks: readonly ShownTask[]; readonly plan: PrepPlan; readonly me: Me };

const RunSheet = ({ tasks, plan, me }: RunSheetProps) => {
  const now = useNow();
  if (tasks.length === 0) return <EmptyState title={m.menu_prep_empty_title()}>{m.menu_prep_empty()}</EmptyState>;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.menu_prep_run_sheet()}</h2>
      <ul aria-label={m.menu_prep_run_sheet()} className="border-b border-line">
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} now={now} today={plan.today} me={me} />
        ))}
      </ul>
    </section>
  );
};
