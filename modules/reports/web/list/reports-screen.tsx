import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { useCan, useMyRestaurants } from '../../../restaurants/web/public.ts';
import { groupOfReport, reportGroups, reportIds, type ReportGroup } from '../../rules/report-ids.ts';
import { LetterList } from '../letters/letter-list.tsx';
import { groupWord, purposeWord, reportWord } from '../report-words.ts';

/** Every report that there is, for who may see them; others are told that they are not for them. */
export const ReportsScreen = () =>
  useCan('reports.view') ? <AllReports /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

const rowClass = 'flex min-h-14 flex-col justify-center py-2 focus-ring hover:bg-teff-sunk';

const AllReports = () => (
  <section className="flex max-w-[64rem] flex-col gap-8 pb-10">
    <header>
      <h1 className="text-title">{m.reports_title()}</h1>
      <p className="max-w-line text-small text-ink-2">{m.reports_text()}</p>
      <Link to="/reports/budget" className="text-link mt-2 inline-flex rounded-chip text-body focus-ring touch:min-h-11">
        {m.reports_book_open()}
      </Link>
    </header>
    <Link to="/assistant/forecast" className={`${rowClass} -mb-8 border-t border-line`}>
      <span className="text-body font-semibold">{m.reports_forecast_title()}</span>
      <span className="text-small text-ink-2">{m.reports_forecast_text()}</span>
    </Link>
    {useCan('assistant.automate') && (
      <Link to="/assistant/automation" className={`${rowClass} -mb-8 border-t border-line`}>
        <span className="text-body font-semibold">{m.reports_automation_title()}</span>
        <span className="text-small text-ink-2">{m.reports_automation_text()}</span>
      </Link>
    )}
    {useCan('reports.close-days') && (
      <Link to="/reports/close" className={`${rowClass} border-y border-line`}>
        <span className="text-body font-semibold">{m.reports_close_title()}</span>
        <span className="text-small text-ink-2">{m.reports_close_text()}</span>
      </Link>
    )}
    {useCan('reports.close-days') && (
      <Link to="/reports/periods" className={`${rowClass} -mt-8 border-b border-line`}>
        <span className="text-body font-semibold">{m.reports_periods_title()}</span>
        <span className="text-small text-ink-2">{m.reports_periods_text()}</span>
      </Link>
    )}
    <GroupLink />
    {reportGroups.map((group) => (
      <ReportsOfGroup key={group} group={group} />
    ))}
    <LetterList />
  </section>
);

/** Whoever has one restaurant has no group. */
const GroupLink = () => {
  const { data: restaurants = [] } = useMyRestaurants();
  if (restaurants.filter(({ role }) => role === 'owner' || role === 'manager').length < 2) return null;
  return (
    <Link to="/reports/group" className={`${rowClass} -mt-8 border-b border-line`}>
      <span className="text-body font-semibold">{m.reports_group_name()}</span>
      <span className="text-small text-ink-2">{m.reports_group_purpose()}</span>
    </Link>
  );
};

const ReportsOfGroup = ({ group }: { readonly group: ReportGroup }) => {
  const own = reportIds.filter((report) => groupOfReport[report] === group);
  if (own.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-heading">{groupWord(group)}</h2>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {own.map((report) => (
          <li key={report} className="border-b border-line">
            <Link to="/reports/$report" params={{ report }} className={rowClass}>
              <span className="text-body font-semibold">{reportWord(report)}</span>
              <span className="text-small text-ink-2">{purposeWord(report)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
