import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { NotHere } from '../../../../ui/not-here.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { ReportId } from '../../rules/report-ids.ts';
import { stretchAround, type Days } from '../../rules/report-period.ts';
import { LetterButton } from '../letters/letter-button.tsx';
import { ReportsTrail } from '../list/reports-trail.tsx';
import { reportWord } from '../report-words.ts';
import { reportQuery, useReportsWorld } from '../reports-client.ts';
import { useLastRead } from '../use-last-read.ts';
import { ExportMenu } from './export-menu.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { ReportAnswer } from './report-answer.tsx';
import { reportOfPath } from './report-search.ts';

/** One report, for who may see it. */
export const ReportScreen = () => {
  const { report: word } = useParams({ from: '/protected/in-restaurant/reports/$report' });
  const report = reportOfPath(word);
  if (!useCan('reports.view')) return <Banner status="may-not" title={m.app_refusal_forbidden()} />;
  if (report === null)
    return (
      <NotHere
        list={
          <Link to="/reports" className={buttonClass('secondary')}>
            {m.reports_title()}
          </Link>
        }
      />
    );
  return <OneReport key={report} report={report} />;
};

type Shown = { readonly days: Days; readonly subject?: string | undefined };

/** The days of the address, or the week that runs; and the one thing that it tells of. */
const useShown = (): Shown => {
  const { from, to, subject } = useSearch({ from: '/protected/in-restaurant/reports/$report' });
  const [today, wall] = [useToday(), useWall()];
  if (from !== undefined && to !== undefined) return { days: { from, to }, subject };
  return { days: stretchAround('week', today, wall.useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN'), subject };
};

const OneReport = ({ report }: { readonly report: ReportId }) => {
  const { days, subject } = useShown();
  const language = useLocale();
  const navigate = useNavigate();
  const world = useReportsWorld();
  const query = useQuery({ ...reportQuery(world, { report, ...days, language, subject }), placeholderData: keepPreviousData });
  const { data } = query;
  const lastRead = useLastRead(query, ['reports', world.restaurantId, 'report', { report, language, subject }]);
  const go = (search: Days) =>
    void navigate({ to: '/reports/$report', params: { report }, search: { ...search, ...(subject && { subject }) } });
  return (
    <section className="flex flex-col gap-6 pb-10">
      <header className="flex flex-col gap-3">
        <ReportsTrail here={reportWord(report)} />
        <h1 className="max-w-[48rem] text-title">{(lastRead ?? data)?.finding.text ?? reportWord(report)}</h1>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <PeriodPicker days={days} name={data?.period.name ?? null} onChange={go} />
          {data && (
            <div className="flex flex-wrap gap-2">
              <LetterButton report={report} />
              <ExportMenu report={data} language={language} subject={subject} />
            </div>
          )}
        </div>
      </header>
      <ReportAnswer report={data} lastRead={lastRead} query={query} />
    </section>
  );
};
