import { lazy, Suspense } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { ChartFigure } from '../../../../ui/chart/chart-figure.tsx';
import { ChartTable } from '../../../../ui/chart/chart-table.tsx';

import type { ForetoldSeries, ToldForecast } from '../../contract/forecast-fields.ts';
import { forecastChartHeight, type ChartDay } from './chart-day.ts';
import { markWords } from './forecast-words.ts';
import { useDayText } from './use-day-text.ts';

const ForecastDrawing = lazy(async () => ({ default: (await import('./forecast-drawing.tsx')).ForecastDrawing }));

export type ForecastChartProps = {
  readonly series: ForetoldSeries;
  readonly name: string;
  readonly measure: string;
  readonly calendar: ToldForecast['calendar'];
  readonly amount: (value: number) => string;
};

/** What came and what is expected, with the band that holds four days of five; the figures stand behind one key. */
export const ForecastChart = ({ series, name, measure, calendar, amount }: ForecastChartProps) => {
  const on = useDayText();
  const marks = new Map(calendar.map((one) => [one.day, markWords(one)]));
  const past: readonly ChartDay[] = series.history.map(({ day, amount: came }) => ({
    day,
    value: came,
    band: null,
    override: null,
    isMarked: false,
  }));
  const ahead: readonly ChartDay[] = series.days.map(({ day, low, mean, high, override }) => ({
    day,
    value: mean,
    band: { low, high },
    override: override?.amount ?? null,
    isMarked: (marks.get(day) ?? []).length > 0,
  }));
  const rows = [
    ...past.map(({ day, value }) => ({ key: day, when: on.named(day), value: `${m.assistant_forecast_came()} ${amount(value)}` })),
    ...series.days.map(({ day, low, mean, high, override }) => ({
      key: day,
      when: [on.named(day), ...(marks.get(day) ?? [])].join(m.ui_comma()),
      value: `${amount(override?.amount ?? mean)} (${m.assistant_forecast_range({ low: amount(low), high: amount(high) })})`,
    })),
  ];
  const first = series.days[0];
  const title = first
    ? m.assistant_forecast_finding({ name, amount: amount(first.override?.amount ?? first.mean), day: on.named(first.day) })
    : name;
  const spoken = rows.map(({ when: at, value }) => `${at}: ${value}`).join(m.ui_semicolon());
  return (
    <ChartFigure
      title={title}
      measure={m.assistant_forecast_band({ what: measure })}
      table={<ChartTable heading={m.assistant_forecast_day()} measure={measure} rows={rows} />}
      draw={(width) => (
        <Suspense fallback={<div style={{ height: forecastChartHeight }} />}>
          <ForecastDrawing
            past={past}
            ahead={ahead}
            width={width}
            label={`${m.ui_sentence({ text: title })} ${spoken}`}
            formatDay={on.short}
            formatValue={amount}
          />
        </Suspense>
      )}
    />
  );
};
