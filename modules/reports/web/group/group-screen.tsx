import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { FeatureGate } from '../../../subscription/web/parts.ts';
import { stretchAround, type Days } from '../../rules/report-period.ts';
import { ReportsTrail } from '../list/reports-trail.tsx';
import { ExportMenu } from '../report/export-menu.tsx';
import { PeriodPicker } from '../report/period-picker.tsx';
import { ReportAnswer } from '../report/report-answer.tsx';
import { groupQuery, useReportsWorld } from '../reports-client.ts';
import { useLastRead } from '../use-last-read.ts';
import { OtherHouses } from './other-houses.tsx';
import { RateButton } from './rate-button.tsx';

/** All restaurants of an account holder, for who may see reports, on the plans that have it. */
export const GroupScreen = () => {
  const { id: restaurantId } = useRestaurant();
  const maySee = useCan('subscription.view');
  if (!useCan('reports.view')) return <Banner status="may-not" title={m.app_refusal_forbidden()} />;
  return (
    <FeatureGate
      feature="multi-location"
      restaurantId={restaurantId}
      maySee={maySee}
      goesOn={m.reports_group_not_in_plan()}
      waiting={<SkeletonRows rows={8} label={m.reports_loading()} />}
    >
      <Group />
    </FeatureGate>
  );
};

/** The days of the address, or the week that runs. */
const useDays = (): Days => {
  const { from, to } = useSearch({ from: '/protected/in-restaurant/reports/group' });
  const [today, wall] = [useToday(), useWall()];
  if (from !== undefined && to !== undefined) return { from, to };
  return stretchAround('week', today, wall.useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN');
};

const Group = () => {
  const days = useDays();
  const language = useLocale();
  const navigate = useNavigate();
  const maySetRates = useCan('reports.set-rates');
  const world = useReportsWorld();
  const query = useQuery({ ...groupQuery(world, { ...days, language }), placeholderData: keepPreviousData });
  const { data } = query;
  const lastRead = useLastRead(query, ['reports', world.restaurantId, 'group', { language }])?.report;
  return (
    <section className="flex flex-col gap-6 pb-10">
      <header className="flex flex-col gap-3">
        <ReportsTrail here={m.reports_group_name()} />
        <h1 className="max-w-[48rem] text-title">{(lastRead ?? data?.report)?.finding.text ?? m.reports_group_name()}</h1>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <PeriodPicker
            days={days}
            name={data?.report.period.name ?? null}
            onChange={(search) => void navigate({ to: '/reports/group', search })}
          />
          {data && (
            <div className="flex flex-wrap gap-2">
              {maySetRates && data.currencies.length > 1 && <RateButton group={data} days={days} />}
              <ExportMenu report={data.report} language={language} />
            </div>
          )}
        </div>
      </header>
      <ReportAnswer report={data?.report} lastRead={lastRead} query={query} />
      <OtherHouses isShown={!query.isPending} />
    </section>
  );
};
