import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { MadeForecast } from '../../contract/forecast-fields.ts';
import type { ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { horizonDaysMax } from '../../rules/forecast/forecast-series.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { OperationPrice } from '../operation-price.tsx';
import { useTellForecast } from './forecast-client.ts';

const usualDays = '7';

/** Why there is no forecast, in words. */
const whyNone = ({ reason, knownDays }: NonNullable<MadeForecast['noForecast']>): string =>
  reason === 'TOO_FEW_DAYS' ? m.assistant_forecast_too_few({ days: knownDays }) : m.assistant_forecast_silent();

/** Asks for a forecast of so many days, with its price beside the button. */
export const MakeForm = ({ what, cost }: { readonly what: ForecastSubject; readonly cost: number }) => {
  const { client } = useAssistantWorld();
  const { tell, isTelling, refused } = useTellForecast();
  const [typed, setTyped] = useState(usualDays);
  const [none, setNone] = useState<string | null>(null);
  const days = Number(typed);
  const isWrong = !Number.isInteger(days) || days < 1 || days > horizonDaysMax;
  const make = async () => {
    if (isWrong) return;
    setNone(null);
    const made = await tell(() => client.makeForecast, { runId: newId(), what, days });
    setNone(made?.noForecast ? whyNone(made.noForecast) : null);
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={m.assistant_forecast_days()}
          inputMode="numeric"
          autoComplete="off"
          fieldClassName="w-40"
          value={typed}
          error={isWrong ? { message: m.assistant_forecast_days_wrong() } : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button kind="primary" type="submit" disabled={isWrong} busyLabel={isTelling ? m.assistant_forecast_making() : undefined}>
          {m.assistant_forecast_make()}
        </Button>
      </div>
      <OperationPrice cost={cost} />
      {refused !== null && <Banner status="wrong" title={refused} />}
      {none !== null && <Banner status="soon" title={none} />}
    </form>
  );
};
