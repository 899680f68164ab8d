import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useFaults } from '../../../ui/form/use-faults.ts';
import { DayField } from '../../../ui/when/day-field.tsx';
import { useToday } from '../../restaurants/web/parts.ts';
import type { Connection } from '../contract/fields.ts';
import { useIntegrationsWorld } from './integrations-client.ts';
import { useTell } from './use-tell.ts';

export type LocationFormProps = { readonly connection: Connection; readonly currency: string };

/** Whose sales are taken over, and from which day on. */
export const LocationForm = ({ connection: { id: connectionId, locations, locationId }, currency }: LocationFormProps) => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, isTelling, refused } = useTell();
  const today = useToday();
  const [chosen, setChosen] = useState(locationId ?? locations.find((one) => one.currency === currency)?.id ?? '');
  const [from, setFrom] = useState(today);
  const { errorAt, submit } = useFaults({ chosen: chosen === '' && m.ui_choose_one(), from: from === '' && m.ui_fill_in() });
  const choose = () => tell(client.chooseLocation(newCommand(restaurantId, { connectionId, locationId: chosen, from })));
  const options = locations.map(({ id, name, currency: theirs }) => ({
    value: id,
    label: theirs === currency ? name : m.integrations_location_other_currency({ name, currency: theirs }),
  }));
  return (
    <form onSubmit={submit(choose)} className="flex max-w-xl flex-col gap-4">
      <SelectField
        label={m.integrations_location()}
        value={chosen}
        error={errorAt('chosen')}
        options={[...(chosen === '' ? [{ value: '', label: m.integrations_location_choose() }] : []), ...options]}
        onChange={(event) => setChosen(event.target.value)}
      />
      <DayField label={m.integrations_from()} value={from} error={errorAt('from')} onChange={setFrom} />
      <p className="max-w-line text-small text-ink-2">{m.integrations_from_hint()}</p>
      {refused !== null && <Banner status="wrong" title={refused} />}
      <Button type="submit" kind="primary" className="w-fit" disabled={isTelling}>
        {m.integrations_start()}
      </Button>
    </form>
  );
};
