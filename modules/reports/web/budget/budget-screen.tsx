import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { AsOfLine } from '../../../../ui/as-of-line.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { monthName } from '../../rules/month-name.ts';
import { stretchAfter, stretchAround, stretchBefore, type Days } from '../../rules/report-period.ts';
import { monthQuery, useReportsWorld } from '../reports-client.ts';
import { HeadingsForm } from './headings-form.tsx';
import { MonthForm } from './month-form.tsx';

/** A month's book, for who may set reports up; others are told that it is not for them. */
export const BudgetScreen = () =>
  useCan('reports.set-up') ? <MonthBook /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

const MonthBook = () => {
  const { month } = useSearch({ from: '/protected/in-restaurant/reports/budget' });
  const [today, wall, language] = [useToday(), useWall(), useLocale()];
  const navigate = useNavigate();
  const calendar = wall.useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN';
  const days = stretchAround('month', month ?? today, calendar);
  const query = useQuery(monthQuery(useReportsWorld(), days.from));
  const go = ({ from }: Days) => void navigate({ to: '/reports/budget', search: { month: from } });
  const { data } = query;
  return (
    <section className="flex max-w-[64rem] flex-col gap-8 pb-10">
      <header className="flex flex-col gap-3">
        <nav className="flex gap-1.5 text-small text-ink-2">
          <Link to="/reports" className="rounded-chip focus-ring hover:text-ink">
            {m.reports_title()}
          </Link>
          <span aria-hidden>›</span>
          <span>{m.reports_book()}</span>
        </nav>
        <h1 className="text-title">{m.reports_book_of({ month: monthName(days, calendar, language) })}</h1>
        <div className="flex items-center gap-1">
          <IconButton label={m.reports_before()} onClick={() => go(stretchBefore(days, calendar))}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span aria-live="polite" className="min-w-32 text-center text-body font-semibold">
            {monthName(days, calendar, language)}
          </span>
          <IconButton label={m.reports_after()} onClick={() => go(stretchAfter(days, calendar))}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </header>
      {data ? <AsOfLine query={query} /> : <Unread query={query} />}
      {data && <MonthForm key={`${data.month.monthFrom} ${data.month.version}`} read={data} />}
      {data && <HeadingsForm key={`headings ${data.headings.version}`} read={data} />}
    </section>
  );
};
