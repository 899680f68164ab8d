import { useEffect } from 'react';

import { useSession } from '../../../../platform/web/session.ts';
import { useAlertsWorld } from '../alerts-client.ts';
import { keptDevice } from './kept-device.ts';

/** Where this device is told of things, it is so under the address that it has today; looked at once, where it was ever switched on. */
export const useFollowedAddress = (): void => {
  const { client, restaurantId } = useAlertsWorld();
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId === undefined || keptDevice({ userId, restaurantId }) === null) return;
    void import('./connect-here.ts').then(
      ({ followAddress }) => followAddress(client, { userId, restaurantId }),
      // It is looked at again with the next start.
      () => undefined,
    );
  }, [client, restaurantId, userId]);
};
