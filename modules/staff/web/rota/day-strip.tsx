import { Link } from '@tanstack/react-router';
import { ArrowUp } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnitsOf, noMoney } from '../../../../kit/money.ts';
import { dayText, weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { StatusIcon } from '../../../../ui/status.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { dayAfter } from '../../rules/rota-week.ts';
import { dayFigures, shareText } from './day-figures.ts';
import type { RotaAnswer } from './use-rota.ts';

/** On a phone the chosen day may lie beyond the edge. */
const intoSight = (link: HTMLAnchorElement | null): void => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export type DayStripProps = { readonly day: string; readonly monday: string; readonly rota: RotaAnswer };

/** The days of a week; for whoever may see pay with what each costs, and its share of what is expected. */
export const DayStrip = ({ day, monday, rota }: DayStripProps) => {
  const wall = useWall();
  const language = useLocale();
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
  return (
    <nav aria-label={m.staff_days()} className="flex overflow-x-auto rounded-control border border-line">
      {days.map((one) => {
        const { cost, share, isOverTarget, status } = dayFigures(rota, one);
        return (
          <Link
            key={one}
            to="/staff"
            ref={one === day ? intoSight : undefined}
            search={{ day: one }}
            aria-current={one === day ? 'date' : undefined}
            className={classNames(
              'min-w-34 flex-1 border-line px-3 py-2 text-small whitespace-nowrap not-first:border-l focus-ring md:min-w-0',
              one === day && 'bg-teff-sunk shadow-[inset_0_-3px_0_var(--ink)]',
            )}
          >
            <span className="flex items-center justify-between gap-2 font-medium">
              {weekdayText(one, 'short', language)} {dayText(one, 'short', { wall, language })}
              {status && <StatusIcon status={status} className="size-4" />}
            </span>
            {rota.costs && (
              <span className="flex flex-wrap justify-between gap-x-2 text-ink-2 tabular-nums">
                <span>
                  {cost === null
                    ? m.staff_pay_unknown()
                    : formatMoney({ minor: minorUnitsOf(cost) ?? noMoney, currency: rota.costs.currency })}
                </span>
                {share !== null && (
                  <span className={classNames('inline-flex items-center gap-1', isOverTarget === true && 'text-turmeric')}>
                    {isOverTarget === true && <ArrowUp className="size-3.5" aria-label={m.staff_share_is_over()} />}
                    {shareText(share)}
                  </span>
                )}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
};
