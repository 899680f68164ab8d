import { useQuery } from '@tanstack/react-query';

import { useRpcClient } from '../../../../platform/web/rpc-context.tsx';
import type { menuContract } from '../../../menu/contract/menu.contract.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';

/** The menu as the pad needs it; kept on the device, so that an order is taken without a line too. */
export const usePadMenu = () => {
  const { menu } = useRpcClient<{ menu: typeof menuContract }>();
  const { id: restaurantId } = useRestaurant();
  const { data } = useQuery({ queryKey: ['menu', restaurantId, 'menu'], queryFn: () => menu.readMenu({ restaurantId }) });
  return data && { ...data, dishes: data.dishes.filter(({ state }) => state === 'LIVE' || state === 'PAUSED') };
};
