import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { DiningTable, Order } from '../../contract/fields.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { houseQuery, orderQuery } from '../kitchen-queries.ts';
import { deedsOn } from './order-deeds.ts';
import { orderName } from './order-name.ts';
import { type OrderCommands, useOrderCommands } from './use-order-commands.ts';
import { withWaitingDeeds } from './with-waiting-deeds.ts';

/** An order as this device shows it, with what was done to it here and is not settled. */
export type ShownOrder = {
  readonly order: Order;
  /** What it is called where something that was done to it is listed. */
  readonly name: string;
  readonly deeds: readonly OutboxEntry[];
  /** Tables that are in use. */
  readonly tables: readonly DiningTable[];
  readonly commands: OrderCommands;
};

/** What each thing that may be done with an order asks for before it is done. */
export type ActionProps = { readonly shown: ShownOrder; readonly onClose: () => void };

/** One order: the server's word, with what waits on this device laid over it. */
export const useShownOrder = (orderId: string) => {
  const world = useKitchenWorld();
  const query = useQuery(orderQuery(world, orderId));
  const house = useQuery(houseQuery(world)).data;
  const { waiting, needsAttention } = useOutboxSummary();
  const commands = useOrderCommands();
  const said = query.data?.order;
  const shown = useMemo((): ShownOrder | undefined => {
    if (!said) return undefined;
    const tables = house?.tables ?? [];
    const tableName = (tableId: string) => tables.find(({ id }) => id === tableId)?.name ?? null;
    const order = withWaitingDeeds(said, deedsOn(said, waiting), tableName);
    const deeds = [...deedsOn(said, needsAttention), ...deedsOn(said, waiting)];
    return { order, name: orderName(order), deeds, tables: tables.filter(({ isArchived }) => !isArchived), commands };
  }, [said, house, waiting, needsAttention, commands]);
  return { query, shown };
};
