import { useQuery } from '@tanstack/react-query';

import { m } from '../../../generated/messages/web/messages.js';
import { grouped } from '../../../kit/decimal.ts';
import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import { entitlementsQuery, type SubscriptionContracts } from '../../subscription/web/parts.ts';

const unlimited = -1;

/** What an operation costs and how much is left, before anybody taps. */
export const OperationPrice = ({ cost }: { readonly cost: number }) => {
  const client = useRpcClient<SubscriptionContracts>();
  const { id: restaurantId } = useRestaurant();
  const { data } = useQuery(entitlementsQuery({ client, restaurantId }));
  if (data === undefined) return null;
  const { aiLimit: limit, aiUsed: used } = data;
  const price =
    limit === unlimited ? m.assistant_price_unlimited({ cost }) : m.assistant_price({ cost, limit: grouped(limit), used: grouped(used) });
  return <p className="text-small text-ink-2">{price}</p>;
};
