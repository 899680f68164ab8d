import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { StatusIcon } from '../../../ui/status.tsx';
import type { Alert } from '../../alerts/contract/alerts.contract.ts';
import type { SignalKind } from '../../alerts/rules/signal-kinds.ts';
import { kindWord, standingOf } from '../../alerts/web/parts.ts';
import { type Folded, foldNeeds } from '../rules/fold-needs.ts';

/** How many lines are named before somebody asks for all of them. */
const linesShown = 4;

/** Kinds of which there may be very many at once, and where all of them stand. */
const lists: Readonly<Partial<Record<SignalKind, string>>> = {
  'stock-low': '/inventory',
  'stock-negative': '/inventory',
  'lot-expiring': '/inventory/expiring',
  'lot-expired': '/inventory/expiring',
  'ticket-late': '/kitchen',
  reservation: '/kitchen/book',
};

const hasList = (kind: string): boolean => Object.hasOwn(lists, kind);

type Line = Folded<Alert>;

/** What needs somebody, line by line, and how many things wait behind the lines that are named at first. */
export const needLines = (needs: readonly Alert[]): { readonly lines: readonly Line[]; readonly hidden: number } => {
  const lines = foldNeeds(needs, hasList);
  return { lines, hidden: countOf(lines.slice(linesShown)) };
};

const countOf = (lines: readonly Line[]): number => lines.reduce((sum, { more }) => sum + (more ?? 1), 0);

/** What needs somebody, each with one thing to do; the first of them is the one thing to do now. */
export const NeedsList = ({ needs }: { readonly needs: readonly Alert[] }) => {
  const [showsAll, setShowsAll] = useState(false);
  const { lines, hidden } = needLines(needs);
  return (
    <section className="flex flex-col">
      <ol className="border-t border-line">
        {(showsAll ? lines : lines.slice(0, linesShown)).map((line, index) =>
          line.more === null ? (
            <NeedLine key={line.need.id} need={line.need} isFirst={index === 0} />
          ) : (
            <MoreLine key={line.kind} kind={line.kind as SignalKind} count={line.more} />
          ),
        )}
      </ol>
      {hidden > 0 && !showsAll && (
        <p className="py-2 pl-8 text-small text-ink-2">
          {m.home_more({ count: hidden })}{' '}
          <button type="button" className="text-link focus-ring touch:min-h-11" onClick={() => setShowsAll(true)}>
            {m.home_see_all()}
          </button>
        </p>
      )}
    </section>
  );
};

const buttonClass = {
  first: 'bg-berbere text-on-berbere hover:bg-berbere-strong',
  other: 'border border-line-strong hover:bg-teff-sunk',
} as const;

const rowClass = 'grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 border-b border-line py-3 md:grid-cols-[auto_1fr_auto_9.5rem]';

const Way = ({ place, isFirst, children }: { readonly place: string; readonly isFirst: boolean; readonly children: string }) => (
  <Link
    to={place as '/'}
    className={`col-start-2 flex min-h-9 items-center justify-center rounded-control px-3 text-body font-medium focus-ring md:col-start-4 touch:min-h-11 ${buttonClass[isFirst ? 'first' : 'other']}`}
  >
    {children}
  </Link>
);

const NeedLine = ({ need, isFirst }: { readonly need: Alert; readonly isFirst: boolean }) => {
  const { title, message, impact, action, place } = need;
  return (
    <li className={rowClass}>
      <StatusIcon status={standingOf(need)} className="size-5 self-start" />
      <div className="min-w-0">
        <p className="text-body font-semibold">{title}</p>
        {message !== '' && <p className="text-small text-ink-2">{message}</p>}
      </div>
      {impact !== null && <p className="col-start-2 text-small md:col-start-3 md:max-w-44 md:text-right">{impact.text}</p>}
      <Way place={place} isFirst={isFirst}>
        {action}
      </Way>
    </li>
  );
};

const MoreLine = ({ kind, count }: { readonly kind: SignalKind; readonly count: number }) => (
  <li className={rowClass}>
    <StatusIcon status="soon" className="size-5 self-start" />
    <p className="text-body">{m.home_more_of_kind({ count, kind: kindWord(kind) })}</p>
    <Way place={lists[kind] ?? '/home'} isFirst={false}>
      {m.home_look()}
    </Way>
  </li>
);
