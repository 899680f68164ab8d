import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { DiningTable, Order } from '../../contract/fields.ts';
import { isShownInKitchen } from '../../rules/routing.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { houseQuery, orderQuery } from '../kitchen-queries.ts';
import { deedsOn } from './order-deeds.ts';
import { orderName } from './order-name.ts';
import { type OrderCommands, useOrderCommands } from './use-order-commands.ts';
import { usePadMenu } from './use-pad-menu.ts';
import { useUntoldOrder } from './use-untold-order.ts';
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
  /** What is fired is shown to nobody: no station is set up. */
  readonly hasNoStation: boolean;
  /** Only this device knows of it. */
  readonly isUntold: boolean;
};

/** What each thing that may be done with an order asks for before it is done. */
export type ActionProps = { readonly shown: ShownOrder; readonly onClose: () => void };

/** One order: the server's word, or until then what was taken here, with what waits on this device laid over it. */
export const useShownOrder = (orderId: string) => {
  const world = useKitchenWorld();
  const query = useQuery(orderQuery(world, orderId));
  const house = useQuery(houseQuery(world)).data;
  const { waiting, needsAttention } = useOutboxSummary();
  const commands = useOrderCommands();
  const untold = useUntoldOrder(orderId);
  const { menu } = usePadMenu();
  const told = query.data?.order;
  const shown = useMemo((): ShownOrder | undefined => {
    const said = told ?? untold;
    if (!said) return undefined;
    const tables = house?.tables ?? [];
    const tableName = (tableId: string) => tables.find(({ id }) => id === tableId)?.name ?? null;
    const named = said.tableId === null || said.tableName !== null ? said : { ...said, tableName: tableName(said.tableId) };
    const order = withWaitingDeeds(named, deedsOn(named, waiting), { tableName, menu });
    const deeds = [...deedsOn(said, needsAttention), ...deedsOn(said, waiting)];
    const inUse = tables.filter(({ isArchived }) => !isArchived);
    const hasNoStation = house !== undefined && !isShownInKitchen(house.stations);
    return { order, name: orderName(order), deeds, tables: inUse, commands, hasNoStation, isUntold: told === undefined };
  }, [told, untold, house, menu, waiting, needsAttention, commands]);
  return { query, shown };
};
