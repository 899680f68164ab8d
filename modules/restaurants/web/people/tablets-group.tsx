import { Tablet } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { newSecret } from '../../../../platform/web/new-secret.ts';
import { noteSharedDevice } from '../../../../platform/web/shared-device.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { NewLineForm } from './new-line-form.tsx';
import { AskFirst } from './ask-first.tsx';
import { useTablets, useTell } from './people-queries.ts';

const nameLengthMax = 60;

/** The devices that the kitchen shares, and the way to make this one of them. */
export const TabletsGroup = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  const { tell, isTelling } = useTell();
  const tablets = useTablets();
  const [asked, setAsked] = useState<{ readonly tabletId: string; readonly name: string }>();

  const register = async (name: string): Promise<boolean> => {
    const body = { tabletId: newId(), secret: newSecret(), name };
    if (!(await tell(client.registerTablet(newCommand(restaurantId, body))))) return false;
    noteSharedDevice();
    showToast({ title: m.restaurants_tablet_ready({ name }), description: m.restaurants_tablet_ready_text() });
    return true;
  };

  const revoke = async (tabletId: string) => {
    if (await tell(client.revokeTablet(newCommand(restaurantId, { tabletId })))) setAsked(undefined);
  };

  return (
    <SettingGroup title={m.restaurants_tablets()} hint={m.restaurants_tablets_hint()}>
      {!tablets.data && <Unread query={tablets} rows={1} />}
      {tablets.data?.length === 0 && <p className="text-body text-ink-2">{m.restaurants_tablets_none()}</p>}
      {tablets.data?.map(({ tabletId, name: known, registeredByName }) => (
        <SettingRow key={tabletId} title={known} hint={m.restaurants_tablet_by({ name: registeredByName })}>
          <Button kind="row" onClick={() => setAsked({ tabletId, name: known })}>
            {m.restaurants_remove()}
            <span className="sr-only">{m.ui_comma() + known}</span>
          </Button>
        </SettingRow>
      ))}
      <NewLineForm
        label={m.restaurants_tablet_name()}
        lengthMax={nameLengthMax}
        button={m.restaurants_tablet_register()}
        icon={<Tablet aria-hidden />}
        busyLabel={isTelling ? m.restaurants_keeping() : undefined}
        onAdd={register}
      />
      {asked && (
        <AskFirst
          title={m.restaurants_remove_thing_title({ name: asked.name })}
          text={m.restaurants_remove_tablet_text()}
          isTelling={isTelling}
          onRemove={() => void revoke(asked.tabletId)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SettingGroup>
  );
};
