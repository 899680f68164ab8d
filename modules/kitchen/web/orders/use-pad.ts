import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';

import { newId } from '../../../../platform/web/new-command.ts';
import { leadToWrong } from '../../../../ui/form/lead-to-wrong.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import type { Channel } from '../../../menu/rules/menu-limits.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { houseQuery, ordersQuery } from '../kitchen-queries.ts';
import { coversTyped } from '../../rules/covers.ts';
import { orderNumberText } from '../../rules/order-number.ts';
import { isShownInKitchen } from '../../rules/routing.ts';
import { useKitchenCommands } from '../use-kitchen-commands.ts';
import type { CartLine } from './cart.ts';
import { orderName } from './order-name.ts';
import { usePadMenu } from './use-pad-menu.ts';
import { useNextNumber } from './use-next-number.ts';
import { useUntoldOrder } from './use-untold-order.ts';

/** What is on the pad. */
export type PadForm = {
  readonly channel: Channel;
  readonly tableId: string | null;
  readonly guestName: string;
  readonly covers: string;
  readonly allergyNote: string;
  readonly cart: readonly CartLine[];
};

const empty: PadForm = { channel: 'DINE_IN', tableId: null, guestName: '', covers: '', allergyNote: '', cart: [] };

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What was kept of a pad; a line that was kept before seats could be named has none. */
const revive = (found: Partial<PadForm>): PadForm => ({
  ...empty,
  ...found,
  cart: (found.cart ?? []).map((line) => Object.assign({ course: null, seat: null }, line)),
});

/** An order being taken: a new one, or more for one that is open. */
export const usePad = (orderId: string | undefined) => {
  const world = useKitchenWorld();
  const nextNumber = useNextNumber();
  const { menu, isUnread, askAgain } = usePadMenu();
  const house = useQuery(houseQuery(world)).data;
  const orders = useQuery(ordersQuery(world)).data?.orders ?? [];
  const commands = useKitchenCommands();
  const navigate = useNavigate();
  const kept = useKept(`kitchen.pad ${orderId ?? 'new'}`, empty, revive);
  const { values: form, typed, forget } = kept;
  const set = (change: Partial<PadForm>) => kept.set((before) => ({ ...before, ...change }));
  const untold = useUntoldOrder(orderId);
  const known = orders.find(({ id }) => id === orderId) ?? untold;

  const covers = coversTyped(form.covers);

  const send = async (): Promise<void> => {
    if (covers === undefined) return leadToWrong();
    const lines = form.cart.map(({ note, modifierIds, ...line }) => ({
      ...line,
      modifierIds: [...modifierIds],
      note: textOrNull(note),
    }));
    if (orderId === undefined) {
      const number = nextNumber();
      const tableName = house?.tables.find(({ id }) => id === form.tableId)?.name ?? null;
      const subject = orderName({ tableName, guestName: textOrNull(form.guestName), number: orderNumberText(number) });
      await commands.open(
        {
          orderId: newId(),
          number,
          channel: form.channel,
          tableId: form.channel === 'DINE_IN' ? form.tableId : null,
          guestName: textOrNull(form.guestName),
          covers,
          allergyNote: textOrNull(form.allergyNote),
          promisedAt: null,
          serviceShare: 0,
          lines,
        },
        { subject, form: typed() },
      );
    } else await commands.add(orderId, lines, { subject: known ? orderName(known) : '', form: typed() });
    forget();
    await navigate({ to: '/kitchen/orders' });
  };
  const tables = house?.tables.filter(({ isArchived }) => !isArchived) ?? [];
  // Until the house is read it is taken to have its stations, as nearly every one has.
  const isShown = house === undefined || isShownInKitchen(house.stations);
  return { form, set, areCoversWrong: covers === undefined, send, menu, isUnread, askAgain, tables, known, isShown };
};
