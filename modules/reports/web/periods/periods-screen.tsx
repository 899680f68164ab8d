import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { AsOfLine } from '../../../../ui/as-of-line.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { ReportsTrail } from '../list/reports-trail.tsx';
import { periodsQuery, useReportsWorld } from '../reports-client.ts';
import { PeriodRow } from './period-row.tsx';

/** Where the months of the books stand, for who closes them; others are told that it is not for them. */
export const PeriodsScreen = () =>
  useCan('reports.close-days') ? <AllPeriods /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

const AllPeriods = () => {
  const query = useQuery(periodsQuery(useReportsWorld()));
  const { data } = query;
  return (
    <section className="flex max-w-[64rem] flex-col gap-6 pb-10">
      <header className="flex flex-col gap-1">
        <ReportsTrail here={m.reports_periods_title()} />
        <h1 className="text-title">{m.reports_periods_title()}</h1>
        <p className="max-w-line text-small text-ink-2">{m.reports_periods_text()}</p>
      </header>
      {data ? <AsOfLine query={query} /> : <Unread query={query} />}
      {data && (
        <ul className="border-t border-line">
          {data.periods.map((period) => (
            <PeriodRow key={`${period.from} ${period.version}`} period={period} />
          ))}
        </ul>
      )}
    </section>
  );
};
