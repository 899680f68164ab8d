import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import type { ForetoldDay, ForetoldSeries, ToldForecast } from '../../contract/forecast-fields.ts';
import type { ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { DayLines } from './day-lines.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { modelsText, seriesName, subjectWords } from './forecast-words.ts';
import { OverrideSheet } from './override-sheet.tsx';
import { percentText, useAmounts } from './use-amounts.ts';

export type SeriesViewProps = { readonly series: ForetoldSeries; readonly told: ToldForecast; readonly what: ForecastSubject };

/** One thing: its chart, how far the same missed before, and its days, each of which a person may change. */
export const SeriesView = ({ series, told, what }: SeriesViewProps) => {
  const amount = useAmounts({ unit: series.unit, currency: told.run?.currency ?? null });
  const [changing, setChanging] = useState<ForetoldDay | null>(null);
  const name = seriesName(series, useLocale());
  const { refusedBecause, knownDays } = series;
  if (refusedBecause !== null) {
    const why =
      refusedBecause === 'TOO_FEW_DAYS' ? m.assistant_forecast_too_few_thing({ days: knownDays }) : m.assistant_forecast_silent_thing();
    return <Banner status="soon" title={why} />;
  }
  return (
    <>
      <ForecastChart series={series} name={name} measure={subjectWords[what]()} calendar={told.calendar} amount={amount} />
      <Misses series={series} />
      <DayLines days={series.days} calendar={told.calendar} amount={amount} onChange={setChanging} />
      {changing && (
        <OverrideSheet
          key={changing.day}
          {...{ what, series, name, amount }}
          day={changing}
          currency={told.run?.currency ?? null}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
};

/** How far it missed, beside the guess that anybody could have made: never left out. */
const Misses = ({ series: { error, naiveError, bias, comparedDays, models } }: { readonly series: ForetoldSeries }) => (
  <div className="flex max-w-line flex-col gap-1 text-small text-ink-2">
    <p>
      {error === null || naiveError === null
        ? m.assistant_forecast_error_unknown()
        : m.assistant_forecast_error({ own: percentText(error), naive: percentText(naiveError), days: comparedDays })}{' '}
      {bias !== null && Math.abs(bias) >= leastBias && biasText(bias)}
    </p>
    <p>{m.assistant_forecast_models({ models: modelsText(models) })}</p>
  </div>
);

/** Less than this nobody would notice. @unit share */
const leastBias = 0.005;

const biasText = (bias: number): string =>
  bias > 0 ? m.assistant_forecast_error_over({ bias: percentText(bias) }) : m.assistant_forecast_error_under({ bias: percentText(bias) });
