import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { type Status, StatusIcon } from '../../../../ui/status.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { roleWord } from '../../../restaurants/web/public.ts';
import type { Run } from '../../contract/fields.ts';
import { runStanding, type RunStanding } from '../../rules/run-state.ts';
import { useNow } from '../../../../platform/web/use-now.ts';
import { nameIn, standingWord } from '../words/task-words.ts';

const signs: Readonly<Record<RunStanding, Status>> = {
  OPEN: 'soon',
  IN_PROGRESS: 'soon',
  OVERDUE: 'wrong',
  LATER: 'waiting',
  SUBMITTED: 'counted',
  VERIFIED: 'good',
  MISSED: 'wrong',
};

/** How many lines lie outside their limits by their last answer. */
const failedOf = ({ entries }: Run): number =>
  [...new Map(entries.map(({ itemKey, outcome }) => [itemKey, outcome])).values()].filter((outcome) => outcome === 'FAIL').length;

/** A list of a day; the whole line leads to it. */
export const RunLine = ({ run }: { readonly run: Run }) => {
  const locale = useLocale();
  const when = useWhen();
  const standing = runStanding({ state: run.state, showAt: new Date(run.showAt), dueAt: new Date(run.dueAt) }, useNow());
  const done = new Set(run.entries.map(({ itemKey }) => itemKey)).size;
  const outside = failedOf(run);
  const isLater = standing === 'LATER';
  const time = isLater ? m.tasks_from_at({ time: when.moment(run.showAt) }) : m.tasks_due_at({ time: when.moment(run.dueAt) });
  const facts = [standingWord(standing), time, ...(run.forRole === null ? [] : [roleWord(run.forRole)])];
  return (
    <li className="border-b border-line">
      <Link to="/tasks/run" search={{ id: run.id }} className="flex min-h-16 items-center gap-3 py-2 focus-ring hover:bg-teff-sunk">
        <StatusIcon status={signs[standing]} className="size-5" />
        <span className="min-w-0 flex-1">
          <span className="block text-body font-medium">{nameIn(locale, run.name, run.nameLocal)}</span>
          <span className="block text-small text-ink-2">{facts.join(' · ')}</span>
          {outside > 0 && <StatusLine status="wrong">{m.tasks_outside({ count: outside })}</StatusLine>}
          <RowMark ids={[run.id]} />
        </span>
        {done > 0 && <span className="text-small text-ink-2">{m.tasks_progress({ done, all: run.items.length })}</span>}
        <ChevronRight className="size-5 text-ink-3" aria-hidden />
      </Link>
    </li>
  );
};
