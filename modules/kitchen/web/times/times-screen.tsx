import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { AsOfLine } from '../../../../ui/as-of-line.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { PeriodChooser } from '../../../../ui/when/period-chooser.tsx';
import { useChosenPeriod, useToday } from '../../../restaurants/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { houseQuery, timesQuery } from '../kitchen-queries.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { ToKitchen } from '../show/to-kitchen.tsx';
import { timesFindingText, type Times } from './time-words.ts';
import { TimesReport } from './times-report.tsx';
import type { TimesSearch } from './times-search.ts';
import { useHourName } from './use-hour-name.ts';
import { writeTimesFile } from './write-times-file.ts';

/** How long dishes took, for who may see it; others are told that it is not for them. */
export const TimesScreen = () =>
  useCan('kitchen.view-times') ? <TimesOf /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

/** How long dishes took over days: what one should know first, then by dish, by station and by hour. */
const TimesOf = () => {
  const search: TimesSearch = useSearch({ from: '/protected/in-restaurant/kitchen/times' });
  const period = useChosenPeriod(search, 7);
  const navigate = useNavigate();
  const today = useToday();
  const nameOf = useNameIn();
  const { hourName, weekdayName } = useHourName();
  const world = useKitchenWorld();
  const house = useQuery(houseQuery(world));
  const query = useQuery({ ...timesQuery(world, { ...period, stationId: search.station }), placeholderData: keepPreviousData });
  const { data } = query;
  const go = (next: TimesSearch) => void navigate({ to: '/kitchen/times', search: next, replace: true });
  const stations = house.data?.stations.filter(({ kind }) => kind === 'PREP') ?? [];
  const { station: _station, ...withoutStation } = search;
  return (
    <section className="flex max-w-[64rem] flex-col gap-5">
      <ToKitchen />
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-title">{data?.all.spread ? timesFindingText(data, nameOf) : m.kitchen_times_title()}</h1>
          <p className="max-w-line text-small text-ink-2">{m.kitchen_times_text()}</p>
        </div>
        {data?.all.spread && (
          <Button icon={<Download aria-hidden />} onClick={() => writeTimesFile(data, { nameOf, hourName, weekdayName }, period)}>
            {m.kitchen_export()}
          </Button>
        )}
      </header>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <PeriodChooser
          period={period}
          today={today}
          daysMax={kitchenLimits.periodDaysMax}
          onChange={(days) => go({ ...search, ...days })}
        />
        <SelectField
          label={m.kitchen_times_station()}
          value={search.station ?? ''}
          onChange={({ target: { value } }) => go(value === '' ? withoutStation : { ...search, station: value })}
          options={[
            { value: '', label: m.kitchen_times_all_stations() },
            ...stations.map((one) => ({ value: one.id, label: nameOf(one) })),
          ]}
        />
      </div>
      <Answered query={query} isOfStation={search.station !== undefined} />
    </section>
  );
};

type AnsweredProps = { readonly query: UseQueryResult<Times>; readonly isOfStation: boolean };

/** The report itself, or why there is none. */
const Answered = ({ query, query: { data }, isOfStation }: AnsweredProps) => (
  <>
    {data ? <AsOfLine query={query} /> : <Unread query={query} />}
    {data && !data.all.spread && <EmptyState title={m.kitchen_times_empty()}>{m.kitchen_times_empty_text()}</EmptyState>}
    {data?.all.spread && <TimesReport times={data} isOfStation={isOfStation} />}
  </>
);
