import { Tablet } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { noteSharedDevice } from '../../../../platform/web/shared-device.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { newSecret } from './invitation-secret.ts';
import { NewLineForm } from './new-line-form.tsx';
import { useTablets, useTell } from './people-queries.ts';

const nameLengthMax = 60;

/** The devices that the kitchen shares, and the way to make this one of them. */
export const TabletsGroup = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  const { tell, isTelling } = useTell();
  const { data: tablets = [] } = useTablets();

  const register = async (name: string): Promise<boolean> => {
    const body = { tabletId: newId(), secret: newSecret(), name };
    if (!(await tell(client.registerTablet(newCommand(restaurantId, body))))) return false;
    noteSharedDevice();
    showToast({ title: m.restaurants_tablet_ready({ name }), description: m.restaurants_tablet_ready_text() });
    return true;
  };

  return (
    <SettingGroup title={m.restaurants_tablets()} hint={m.restaurants_tablets_hint()}>
      {tablets.map(({ tabletId, name, registeredByName }) => (
        <SettingRow key={tabletId} title={name} hint={m.restaurants_tablet_by({ name: registeredByName })}>
          <Button kind="row" onClick={() => void tell(client.revokeTablet(newCommand(restaurantId, { tabletId })))}>
            {m.restaurants_remove()}
            <span className="sr-only">, {name}</span>
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
    </SettingGroup>
  );
};
