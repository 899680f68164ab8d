import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { isTurn } from '../../../../platform/web/shared-device.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { pinPattern } from '../../rules/tablet.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { AskFirst } from './ask-first.tsx';
import { useTell } from './people-queries.ts';
import { PinField } from './pin-field.tsx';

/** The digits by which somebody enters at the shared tablets here; nobody, not even they, can read them again. */
export const OwnPinGroup = () => (
  <SettingGroup title={m.restaurants_pin_title()} hint={m.restaurants_pin_hint()}>
    {/* Whoever knows a few digits could otherwise shut out whose they are. */}
    {isTurn() ? <p className="text-body text-ink-2">{m.restaurants_pin_elsewhere()}</p> : <OwnPinForm />}
  </SettingGroup>
);

const OwnPinForm = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  const { tell, isTelling } = useTell();
  const [pin, setPin] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const keep = async (next: string | null) => {
    if (!(await tell(client.setPin(newCommand(restaurantId, { pin: next }))))) return;
    setPin('');
    setIsAsking(false);
    showToast({ title: next === null ? m.restaurants_pin_cleared() : m.restaurants_pin_kept() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPin = pinPattern.test(pin);
    setIsWrong(!isPin);
    if (isPin) void keep(pin);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
      <span className="w-full sm:w-72">
        <PinField label={m.restaurants_pin()} value={pin} isWrong={isWrong} onChange={setPin} />
      </span>
      <Button type="submit" busyLabel={isTelling ? m.restaurants_keeping() : undefined}>
        {m.restaurants_pin_keep()}
      </Button>
      <Button kind="quiet" type="button" onClick={() => setIsAsking(true)}>
        {m.restaurants_pin_clear()}
      </Button>
      {isAsking && (
        <AskFirst
          title={m.restaurants_pin_clear_title()}
          text={m.restaurants_pin_clear_text()}
          action={m.restaurants_pin_clear()}
          isTelling={isTelling}
          onRemove={() => void keep(null)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  );
};
