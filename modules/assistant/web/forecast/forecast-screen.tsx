import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { FeatureGate } from '../../../subscription/web/parts.ts';
import type { ToldForecast } from '../../contract/forecast-fields.ts';
import { forecastSubjects, type ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { EventList } from './event-list.tsx';
import { forecastQuery } from './forecast-client.ts';
import { seriesName, subjectWords } from './forecast-words.ts';
import { MakeForm } from './make-form.tsx';
import { OverrideScore } from './override-score.tsx';
import { PlanBy } from './plan-by.tsx';
import { SeriesView } from './series-view.tsx';

const here = '/protected/in-restaurant/assistant/forecast';

/** What the coming days are likely to bring, for who plans them, on the plans that have it. */
export const ForecastScreen = () => {
  const { id: restaurantId } = useRestaurant();
  const maySee = useCan('subscription.view');
  if (!useCan('assistant.forecast')) return <Banner status="may-not" title={m.app_refusal_forbidden()} />;
  return (
    <FeatureGate
      feature="smart-forecasting"
      restaurantId={restaurantId}
      maySee={maySee}
      goesOn={m.assistant_forecast_not_in_plan()}
      waiting={<SkeletonRows rows={8} label={m.assistant_forecast_loading()} />}
    >
      <Forecast />
    </FeatureGate>
  );
};

/** Money is not everybody's. */
const useSubjects = (): readonly ForecastSubject[] => {
  const maySeeSales = useCan('reports.view');
  return forecastSubjects.filter((one) => one !== 'SALES' || maySeeSales);
};

const Forecast = () => {
  const { what: asked } = useSearch({ from: here });
  const subjects = useSubjects();
  const what = subjects.find((one) => one === asked) ?? 'COVERS';
  const navigate = useNavigate();
  const query = useQuery(forecastQuery(useAssistantWorld(), what));
  return (
    <section className="flex max-w-[64rem] flex-col gap-6 pb-10">
      <header className="flex flex-col gap-3">
        <h1 className="text-title">{m.assistant_forecast_title()}</h1>
        <p className="max-w-line text-body text-ink-2">{m.assistant_forecast_text()}</p>
        <div className="max-w-full overflow-x-auto">
          <Segment<ForecastSubject>
            label={m.assistant_forecast_what()}
            value={what}
            onChange={(next) => void navigate({ to: '/assistant/forecast', search: { what: next }, replace: true })}
            options={subjects.map((value) => ({ value, label: subjectWords[value]() }))}
          />
        </div>
      </header>
      {query.data ? <Told key={what} told={query.data} what={what} /> : <Unread query={query} />}
    </section>
  );
};

type ToldProps = { readonly told: ToldForecast; readonly what: ForecastSubject };

const Told = ({ told, what }: ToldProps) => {
  const { of } = useSearch({ from: here });
  const shown = told.series.find(({ key }) => key === of) ?? told.series[0];
  return (
    <>
      <MakeForm what={what} cost={told.cost} />
      {shown && told.run ? (
        <>
          <Which told={told} what={what} of={shown.key} />
          <SeriesView series={shown} told={told} what={what} />
          {(what === 'DISHES' || what === 'SALES') && <PlanBy told={told} what={what} />}
        </>
      ) : (
        <EmptyState title={m.assistant_forecast_none_yet()}>{m.assistant_forecast_none_yet_text()}</EmptyState>
      )}
      <OverrideScore told={told} />
      <EventList events={told.events} today={told.today} />
    </>
  );
};

const Which = ({ told: { series, run }, what, of }: ToldProps & { readonly of: string }) => {
  const navigate = useNavigate();
  const locale = useLocale();
  const when = useWhen();
  const at = run === null ? '' : when.moment(run.madeAt);
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      {series.length > 1 && (
        <div className="w-full sm:w-72">
          <SelectField
            label={m.assistant_forecast_thing()}
            value={of}
            onChange={({ target }) => void navigate({ to: '/assistant/forecast', search: { what, of: target.value }, replace: true })}
            options={series.map((one) => ({ value: one.key, label: seriesName(one, locale) }))}
          />
        </div>
      )}
      <p className="text-small text-ink-2">
        {run?.isNightly === true ? m.assistant_forecast_made_night({ at }) : m.assistant_forecast_made_at({ at })}
      </p>
    </div>
  );
};
