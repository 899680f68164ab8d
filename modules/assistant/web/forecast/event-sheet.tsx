import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useDraftForm } from '../../../../ui/form/use-draft-form.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useAssistantWorld } from '../assistant-client.ts';
import { eventFormSchema, readEffect } from './event-form.ts';
import { useTellForecast } from './forecast-client.ts';

const describe = (code: string) => ({
  message: code === 'NAME' ? m.assistant_forecast_event_name_wrong() : m.assistant_forecast_event_effect_wrong(),
});

const defaults = { name: '', effect: '' };

/** An event with its days and, where somebody knows, what it does. */
export const EventSheet = ({ today, onClose }: { readonly today: string; readonly onClose: () => void }) => {
  const { client, restaurantId } = useAssistantWorld();
  const { tell, isTelling, refused } = useTellForecast();
  const [eventId] = useState(newId);
  const [fromDay, setFromDay] = useState(today);
  const [untilDay, setUntilDay] = useState(today);
  const draftKey = `forecast-event ${restaurantId}`;
  const { form, field, forget } = useDraftForm({ schema: eventFormSchema, defaults, draftKey, describe });
  const begin = (day: string) => {
    setFromDay(day);
    if (day > untilDay) setUntilDay(day);
  };
  const save = form.handleSubmit(async ({ name, effect }) => {
    if (fromDay === '' || untilDay === '') return;
    const said = { eventId, name: name.trim(), fromDay, untilDay, effectBps: readEffect(effect) ?? null };
    if (!(await tell(() => client.addForecastEvent, said))) return;
    forget();
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={m.assistant_forecast_event_add()}>
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <TextField
          label={m.assistant_forecast_event_name()}
          hint={m.assistant_forecast_event_name_hint()}
          autoComplete="off"
          {...field('name')}
        />
        <DayField label={m.assistant_forecast_event_from()} value={fromDay} onChange={begin} />
        <DayField label={m.assistant_forecast_event_until()} value={untilDay} onChange={setUntilDay} />
        <TextField
          label={m.assistant_forecast_event_effect()}
          hint={m.assistant_forecast_event_effect_hint()}
          autoComplete="off"
          trailing="%"
          {...field('effect')}
        />
        {refused !== null && <Banner status="wrong" title={refused} />}
        <Button kind="primary" size="thumb" type="submit" busyLabel={isTelling ? m.assistant_forecast_saving() : undefined}>
          {m.assistant_forecast_event_keep()}
        </Button>
      </form>
    </Sheet>
  );
};
