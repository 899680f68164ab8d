import { useMemo } from 'react';

import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import type { Outbox } from '../../../../platform/web/outbox/outbox.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { KitchenInputs } from '../kitchen-client.ts';

type Bodies = { readonly [Name in keyof KitchenInputs]: KitchenInputs[Name] extends { readonly body: infer Body } ? Body : never };

/** What is changed of an order: its guests, or lines that nobody has begun. */
export type OrderChange = Pick<Bodies['changeOrder'], 'orderId'> & Partial<Pick<Bodies['changeOrder'], 'guests' | 'change'>>;

/** What guests pay or are given back, but for its id. */
export type Money = Omit<Bodies['takePayment'], 'paymentId'>;

/** What is taken off a bill, but for its id. */
export type Discount = Omit<Bodies['giveDiscount'], 'discountId'>;

/** Everything that is done to an order after it was taken; each resolves when it is on disk. */
const orderCommands = (outbox: Outbox, restaurantId: string) => {
  const tell = (name: string, body: object, subject: string): Promise<void> =>
    outbox.enqueue({ name, input: newCommand(restaurantId, body), subject });
  return {
    change: (change: OrderChange, subject: string) =>
      tell('kitchen.change-order@1', { guests: {}, add: [], change: [], ...change } satisfies Bodies['changeOrder'], subject),
    pace: (body: Bodies['paceOrder'], subject: string) => tell('kitchen.pace-order@1', body, subject),
    voidLine: (lineId: string, reason: string, subject: string) =>
      tell('kitchen.void-lines@1', { lines: [{ eventId: newId(), lineId }], reason } satisfies Bodies['voidLines'], subject),
    move: (body: Bodies['moveOrder'], subject: string) => tell('kitchen.move-order@1', body, subject),
    merge: (body: Bodies['mergeOrders'], subject: string) => tell('kitchen.merge-orders@1', body, subject),
    split: (body: Bodies['splitOrder'], subject: string) => tell('kitchen.split-order@1', body, subject),
    discount: (body: Discount, subject: string) =>
      tell('kitchen.give-discount@1', { discountId: newId(), ...body } satisfies Bodies['giveDiscount'], subject),
    dropDiscount: (body: Bodies['dropDiscount'], subject: string) => tell('kitchen.drop-discount@1', body, subject),
    pay: (body: Money, subject: string) =>
      tell('kitchen.take-payment@1', { paymentId: newId(), ...body } satisfies Bodies['takePayment'], subject),
    giveBack: (body: Money, subject: string) =>
      tell('kitchen.give-back@1', { paymentId: newId(), ...body } satisfies Bodies['giveBack'], subject),
    close: (body: Bodies['closeOrder'], subject: string) => tell('kitchen.close-order@1', body, subject),
  };
};

/** The commands of the restaurant at hand. */
export const useOrderCommands = () => {
  const outbox = useOutbox();
  const { id } = useRestaurant();
  return useMemo(() => orderCommands(outbox, id), [outbox, id]);
};

/** What may be done to an order. */
export type OrderCommands = ReturnType<typeof useOrderCommands>;
