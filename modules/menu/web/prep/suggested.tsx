import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { PrepPlan, PrepSuggestion } from '../../contract/prep-fields.ts';
import type { PlannedPrep } from '../../contract/prep.contract.ts';
import { useAmountText } from './prep-words.ts';
import { ReadyText, StartBy } from './task-line.tsx';
import { usePrepCommands } from './use-prep.ts';
import type { ShownTask } from './waiting-prep.ts';

const plannedOf = ({ recipeId, suggested, due }: PrepSuggestion): PlannedPrep[] =>
  due === null ? [] : [{ taskId: newId(), recipeId, target: suggested, readyAt: due.readyAt, note: null }];

export type SuggestedProps = { readonly plan: PrepPlan; readonly tasks: readonly ShownTask[] };

/** What ought to be prepared and is not on the plan yet, each with the reason in figures. */
export const Suggested = ({ plan, tasks }: SuggestedProps) => {
  const { plan: put } = usePrepCommands();
  const locale = useLocale();
  // What waits here is on the plan already, although the server does not know of it.
  const waiting = new Set(tasks.filter(({ isWaiting, state }) => isWaiting && state !== 'DROPPED').map(({ recipeId }) => recipeId));
  const short = plan.suggestions.filter(({ suggested, recipeId }) => suggested !== '0' && !waiting.has(recipeId));
  const enough = plan.suggestions.filter(({ suggested, due }) => suggested === '0' && due !== null);
  if (plan.suggestions.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-heading">{m.menu_prep_suggested()}</h2>
        {short.length > 1 && (
          <Button onClick={() => void put(short.flatMap(plannedOf), { subject: m.menu_prep_suggested() })}>{m.menu_prep_put_all()}</Button>
        )}
      </header>
      <p className="text-small text-ink-2">{short.length === 0 ? m.menu_prep_all_enough() : m.menu_prep_suggested_text()}</p>
      <Link
        to="/assistant/forecast"
        search={{ what: 'DISHES' }}
        className="text-link w-fit rounded-chip text-small focus-ring touch:min-h-11"
      >
        {m.menu_prep_forecast_link()}
      </Link>
      {short.length > 0 && (
        <ul aria-label={m.menu_prep_suggested()} className="border-b border-line">
          {short.map((one) => (
            <SuggestedLine
              key={one.recipeId}
              suggestion={one}
              workDate={plan.date}
              onPut={(tasksOf) => void put(tasksOf, { subject: nameIn(one, locale) })}
            />
          ))}
        </ul>
      )}
      {short.length > 0 && enough.length > 0 && (
        <p className="text-small text-ink-2">
          {m.menu_prep_enough({ names: enough.map((one) => nameIn(one, locale)).join(m.ui_comma()) })}
        </p>
      )}
    </section>
  );
};

type LineProps = {
  readonly suggestion: PrepSuggestion;
  readonly workDate: string;
  readonly onPut: (tasks: readonly PlannedPrep[]) => void;
};

const SuggestedLine = ({ suggestion, workDate, onPut }: LineProps) => {
  const amount = useAmountText();
  const name = nameIn(suggestion, useLocale());
  const { due, itemId, suggested } = suggestion;
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-3 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:items-center">
      {due ? <StartBy at={due.startBy} /> : <span />}
      <div className="min-w-0">
        <p className="text-body font-medium">
          {name}
          {m.ui_comma()}
          <span className="tabular-nums">{amount(itemId, suggested)}</span>
        </p>
        {due && (
          <p className="text-small text-ink-2">
            <ReadyText task={{ ...due, workDate }} />
          </p>
        )}
        <Why suggestion={suggestion} />
      </div>
      <Button aria-label={m.menu_prep_put_named({ name })} onClick={() => onPut(plannedOf(suggestion))}>
        {m.menu_prep_put()}
      </Button>
    </li>
  );
};

/** What the figure follows from. */
const Why = ({ suggestion }: Pick<LineProps, 'suggestion'>) => {
  const amount = useAmountText();
  const { itemId, par, onHand, expected, restsOn, isPlanned, forPreps, planned, isMadeWhole } = suggestion;
  const parts = [
    par !== null && m.menu_prep_par({ amount: amount(itemId, par) }),
    expectedText({ isPlanned, restsOn, amount: amount(itemId, expected) }),
    ...(Number(forPreps) === 0 ? [] : [m.menu_prep_for_preps({ amount: amount(itemId, forPreps) })]),
    onHand === null ? m.menu_prep_never_booked() : m.menu_prep_here({ amount: amount(itemId, onHand) }),
    planned !== '0' && m.menu_prep_on_plan({ amount: amount(itemId, planned) }),
    isMadeWhole && m.menu_prep_whole(),
  ];
  return <p className="text-small text-ink-2">{parts.filter(Boolean).join(' · ')}</p>;
};

type Expected = { readonly isPlanned: boolean; /** @unit trading days */ readonly restsOn: number; readonly amount: string };

const expectedText = ({ isPlanned, restsOn, amount }: Expected): string => {
  if (isPlanned) return m.menu_prep_as_planned({ amount });
  return restsOn === 0 ? m.menu_prep_expects_nothing() : m.menu_prep_expected({ amount, days: restsOn });
};
