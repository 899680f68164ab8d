import { useQuery } from '@tanstack/react-query';

import { useRpcClient } from '../../../../platform/web/rpc-context.tsx';
import type { menuContract } from '../../../menu/contract/menu.contract.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';

/** The menu as the pad needs it, and how asking for it goes; kept on the device, so that an order is taken without a line too. */
export const usePadMenu = () => {
  const { menu } = useRpcClient<{ menu: typeof menuContract }>();
  const { id: restaurantId } = useRestaurant();
  const { data, isError, refetch } = useQuery({ queryKey: ['menu', restaurantId, 'menu'], queryFn: () => menu.readMenu({ restaurantId }) });
  const offered = data && { ...data, dishes: data.dishes.filter(({ state }) => state === 'LIVE' || state === 'PAUSED') };
  return { menu: offered, isUnread: !data && isError, askAgain: () => void refetch() };
};
