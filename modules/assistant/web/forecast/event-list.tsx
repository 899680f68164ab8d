import { X } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { ForecastEvent } from '../../contract/forecast-fields.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { EventSheet } from './event-sheet.tsx';
import { useTellForecast } from './forecast-client.ts';
import { useDayText } from './use-day-text.ts';

/** What happens nearby in the days to come, as people of the house wrote it down. */
export const EventList = ({ events, today }: { readonly events: readonly ForecastEvent[]; readonly today: string }) => {
  const { client } = useAssistantWorld();
  const { tell, refused } = useTellForecast();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className="flex flex-col items-start gap-2">
      <h2 className="text-heading">{m.assistant_forecast_events()}</h2>
      <p className="max-w-line text-small text-ink-2">{m.assistant_forecast_events_text()}</p>
      {refused !== null && <Banner status="wrong" title={refused} />}
      {events.length > 0 && (
        <ul className="w-full border-b border-line">
          {events.map((event) => (
            <EventLine key={event.id} event={event} onDrop={() => void tell(() => client.dropForecastEvent, { eventId: event.id })} />
          ))}
        </ul>
      )}
      <Button onClick={() => setIsAdding(true)}>{m.assistant_forecast_event_add()}</Button>
      {isAdding && <EventSheet today={today} onClose={() => setIsAdding(false)} />}
    </section>
  );
};

const percentOf = (effectBps: number): string => `${effectBps > 0 ? '+' : '−'}${Math.abs(effectBps) / 100}%`;

const EventLine = ({ event, onDrop }: { readonly event: ForecastEvent; readonly onDrop: () => void }) => {
  const on = useDayText();
  const { name, fromDay, untilDay, effectBps } = event;
  const days = fromDay === untilDay ? on.named(fromDay) : `${on.named(fromDay)} – ${on.named(untilDay)}`;
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2">
      <p className="min-w-0 text-body">
        {name}
        <span className="block text-small text-ink-2">
          {effectBps === null ? days : `${days} · ${m.assistant_forecast_event_effect_said({ effect: percentOf(effectBps) })}`}
        </span>
      </p>
      <IconButton label={m.assistant_forecast_event_drop({ name })} onClick={onDrop}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  );
};
