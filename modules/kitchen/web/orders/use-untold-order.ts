import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { businessDateOf } from '../../../../kit/time/business-date.ts';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Order } from '../../contract/fields.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { houseQuery } from '../kitchen-queries.ts';
import { openingOf, orderFromOpening } from './order-from-opening.ts';
import { usePadMenu } from './use-pad-menu.ts';
import { billed } from './with-waiting-deeds.ts';

/** An order that the server has not heard of, as it was taken here; undefined where there is none. */
export const useUntoldOrder = (orderId: string | undefined): Order | undefined => {
  const { waiting, needsAttention } = useOutboxSummary();
  const { menu } = usePadMenu();
  const house = useQuery(houseQuery(useKitchenWorld())).data;
  const { timeZone, dayCutoffMinutes: cutOffMinutes } = useRestaurant();
  return useMemo(() => {
    const opening = orderId === undefined ? undefined : openingOf(orderId, [...needsAttention, ...waiting]);
    const currency = menu?.dishes[0]?.currency;
    if (!opening || !menu || currency === undefined) return undefined;
    const businessDate = businessDateOf(new Date(opening.occurredAt), { timeZone, cutOffMinutes });
    const order = billed(orderFromOpening(opening, { menu, currency, businessDate }));
    return { ...order, tableName: house?.tables.find(({ id }) => id === order.tableId)?.name ?? null };
  }, [orderId, waiting, needsAttention, menu, house, timeZone, cutOffMinutes]);
};
