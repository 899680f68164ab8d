import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols, type Currency } from '../../../../kit/money.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useDraftForm } from '../../../../ui/form/use-draft-form.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { ForetoldDay, ForetoldSeries } from '../../contract/forecast-fields.ts';
import type { ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { useTellForecast } from './forecast-client.ts';
import { overrideFormSchema, readFigure } from './override-form.ts';
import { typedScale } from './use-amounts.ts';
import { useDayText } from './use-day-text.ts';

const describe = (code: string) => ({
  message: code === 'REASON' ? m.assistant_forecast_override_reason_wrong() : m.assistant_forecast_override_amount_wrong(),
});

export type OverrideSheetProps = {
  readonly what: ForecastSubject;
  readonly series: ForetoldSeries;
  readonly name: string;
  readonly day: ForetoldDay;
  readonly currency: Currency | null;
  readonly amount: (value: number) => string;
  readonly onClose: () => void;
};

/** A person's own figure for a day, with what they know that the forecast doesn't. */
export const OverrideSheet = ({ what, series: { key, unit }, name, day, currency, amount, onClose }: OverrideSheetProps) => {
  const { client, restaurantId } = useAssistantWorld();
  const { tell, isTelling, refused } = useTellForecast();
  const on = useDayText();
  const scale = typedScale(unit);
  const { low, mean, high, override } = day;
  const defaults = { amount: override ? String(override.amount / scale) : '', reason: override?.reason ?? '' };
  const draftKey = `forecast ${restaurantId} ${what} ${key} ${day.day}`;
  const { form, field, forget } = useDraftForm({ schema: overrideFormSchema, defaults, draftKey, describe });
  const send = async (said: { readonly amount: number | null; readonly reason: string }) => {
    if (!(await tell(() => client.overrideForecast, { what, key, day: day.day, ...said }))) return;
    forget();
    showToast({ title: said.amount === null ? m.assistant_forecast_override_back() : m.assistant_forecast_override_kept() });
    onClose();
  };
  const save = form.handleSubmit(({ amount: typed, reason }) => {
    const figure = readFigure(typed);
    return figure === null ? undefined : send({ amount: figure * scale, reason: reason.trim() });
  });
  const says = m.assistant_forecast_override_says({ amount: amount(mean), low: amount(low), high: amount(high) });
  const money = currency === null ? undefined : currencySymbols[currency].symbol;
  return (
    <Sheet open onClose={onClose} title={m.assistant_forecast_override_title({ name, day: on.named(day.day) })}>
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <p className="text-small text-ink-2">{says}</p>
        <TextField
          label={m.assistant_forecast_override_amount()}
          inputMode="decimal"
          autoComplete="off"
          trailing={unit === 'minor' ? money : unit === 'g' || unit === 'ml' ? unit : undefined}
          {...field('amount')}
        />
        <TextField
          label={m.assistant_forecast_override_reason()}
          hint={m.assistant_forecast_override_reason_hint()}
          autoComplete="off"
          {...field('reason')}
        />
        {refused !== null && <Banner status="wrong" title={refused} />}
        <Button kind="primary" size="thumb" type="submit" busyLabel={isTelling ? m.assistant_forecast_saving() : undefined}>
          {m.assistant_forecast_override_keep()}
        </Button>
        {override && (
          <Button kind="quiet" onClick={() => void send({ amount: null, reason: override.reason })}>
            {m.assistant_forecast_override_drop()}
          </Button>
        )}
      </form>
    </Sheet>
  );
};
