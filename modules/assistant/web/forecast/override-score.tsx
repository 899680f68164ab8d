import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { ToldForecast } from '../../contract/forecast-fields.ts';
import { seriesName } from './forecast-words.ts';
import { percentText, useAmounts } from './use-amounts.ts';
import { useDayText } from './use-day-text.ts';

type Score = NonNullable<ToldForecast['score']>;

const verdictWords: Readonly<Record<Score['verdict'], () => string>> = {
  HELPED: m.assistant_forecast_score_helped,
  HARMED: m.assistant_forecast_score_harmed,
  ALIKE: m.assistant_forecast_score_alike,
  TOO_EARLY: m.assistant_forecast_score_early,
};

/** Whether people knew better than the forecast, on the days on which they said so; nothing until such a day is over. */
export const OverrideScore = ({ told }: { readonly told: ToldForecast }) => {
  const { score, judged } = told;
  if (score === null) return null;
  const { betterDays, comparedDays, forecastError, overrideError, verdict } = score;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.assistant_forecast_judged()}</h2>
      <p className="max-w-line text-body">
        {m.assistant_forecast_score({ better: betterDays, days: comparedDays })} {verdictWords[verdict]()}{' '}
        {forecastError !== null &&
          overrideError !== null &&
          m.assistant_forecast_score_errors({ forecast: percentText(forecastError), own: percentText(overrideError) })}
      </p>
      <ul className="border-b border-line">
        {judged.toReversed().map((one) => (
          <JudgedLine key={`${one.key} ${one.day}`} judged={one} told={told} />
        ))}
      </ul>
    </section>
  );
};

type JudgedProps = { readonly judged: ToldForecast['judged'][number]; readonly told: ToldForecast };

const JudgedLine = ({ judged: { key, day, forecast, override, came, reason }, told: { series, run } }: JudgedProps) => {
  const on = useDayText();
  const locale = useLocale();
  const of = series.find((one) => one.key === key);
  const amount = useAmounts({ unit: of?.unit ?? 'portions', currency: run?.currency ?? null });
  const named = of ? seriesName(of, locale) : '';
  return (
    <li className="border-t border-line py-2 text-body">
      {[on.named(day), named].filter((text) => text !== '').join(' · ')}
      <span className="block text-small text-ink-2">
        {m.assistant_forecast_judged_line({ forecast: amount(forecast), own: amount(override), came: amount(came) })} · {reason}
      </span>
    </li>
  );
};
