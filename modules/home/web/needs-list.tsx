import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { StatusIcon } from '../../../ui/status.tsx';
import { cellText } from '../../reports/rules/cell-text.ts';
import { useReader } from '../../reports/web/parts.ts';
import type { Need } from '../contract/home.contract.ts';

/** How many are named before somebody asks for all of them. */
const needsShown = 4;

/** What needs somebody, each with one thing to do; the first of them is the one thing to do now. */
export const NeedsList = ({ needs }: { readonly needs: readonly Need[] }) => {
  const [showsAll, setShowsAll] = useState(false);
  const more = needs.length - needsShown;
  return (
    <section className="flex flex-col">
      <ol className="border-t border-line">
        {(showsAll ? needs : needs.slice(0, needsShown)).map((need, index) => (
          <NeedLine key={need.id} need={need} isFirst={index === 0} />
        ))}
      </ol>
      {more > 0 && !showsAll && (
        <p className="py-2 pl-8 text-small text-ink-2">
          {m.home_more({ count: more })}{' '}
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

const NeedLine = ({
  need: { standing, title, detail, stake, action, place },
  isFirst,
}: {
  readonly need: Need;
  readonly isFirst: boolean;
}) => {
  const reader = useReader();
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 border-b border-line py-3 md:grid-cols-[auto_1fr_auto_9.5rem]">
      <StatusIcon status={standing} className="size-5 self-start" />
      <div className="min-w-0">
        <p className="text-body font-semibold">{title}</p>
        {detail !== null && <p className="text-small text-ink-2">{detail}</p>}
      </div>
      <p className="self-start text-right text-body">
        {stake !== null && (
          <>
            {cellText(stake.cell, reader)}
            <br />
            <span className="text-small text-ink-2">{stake.label}</span>
          </>
        )}
      </p>
      <Link
        to={place as '/'}
        className={`col-span-3 col-start-2 flex min-h-9 items-center justify-center rounded-control px-3 text-body font-medium focus-ring md:col-span-1 md:col-start-4 touch:min-h-11 ${buttonClass[isFirst ? 'first' : 'other']}`}
      >
        {action}
      </Link>
    </li>
  );
};
