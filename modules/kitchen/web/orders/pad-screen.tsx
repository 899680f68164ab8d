import { Link, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, isCurrency } from '../../../../kit/money.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import type { Dish } from '../../../menu/contract/fields.ts';
import { type Channel, channels } from '../../../menu/rules/menu-limits.ts';
import { channelWord } from '../../../menu/web/parts.ts';
import { addDish, type CartLine, firstOpenChoice, type PadMenu, totalOf } from './cart.ts';
import { CartLines, leadToChoice } from './cart-lines.tsx';
import { DishTiles } from './dish-tiles.tsx';
import { useNameIn } from '../show/use-name-in.ts';
import { NoDishes } from './no-dishes.tsx';
import { NotShown } from './not-shown.tsx';
import { orderName } from './order-name.ts';
import { usePad } from './use-pad.ts';

const currencyOf = ({ dishes }: { readonly dishes: readonly Dish[] }): string => dishes[0]?.currency ?? '';

/** Takes an order: what, for whom, and off to the kitchen. */
export const PadScreen = () => {
  const { order: orderId } = useSearch({ from: '/protected/in-restaurant/kitchen/orders/new' });
  const pad = usePad(orderId);
  const { form, set, menu, known, isShown } = pad;
  if (pad.isUnread)
    return (
      <EmptyState title={m.kitchen_menu_unread()} action={<Button onClick={pad.askAgain}>{m.kitchen_try_again()}</Button>}>
        {m.kitchen_unread_text()}
      </EmptyState>
    );
  if (!menu) return <SkeletonRows rows={6} label={m.kitchen_loading()} />;
  if (menu.dishes.length === 0) return <NoDishes />;
  const channel = known?.channel ?? form.channel;
  const choose = (dish: Dish) =>
    set({
      cart: addDish(form.cart, {
        lineId: newId(),
        dishId: dish.id,
        quantity: 1,
        modifierIds: [],
        note: '',
        hasAllergy: false,
        isHeld: false,
        course: null,
        seat: null,
      }),
    });
  return (
    <>
      <Link to="/kitchen/orders" className={wayBackClass}>
        {m.kitchen_orders_title()}
      </Link>
      <h1 className="text-title">{known ? m.kitchen_more_for({ order: orderName(known) }) : m.kitchen_new_order()}</h1>
      {!isShown && <NotShown />}
      <div className="mt-4 flex flex-col gap-4 md:grid md:grid-cols-[1fr_22rem] md:items-start md:gap-8">
        <DishTiles categories={menu.categories} dishes={menu.dishes} channel={channel} cart={form.cart} onChoose={choose} />
        <section aria-label={m.kitchen_order()} className="max-md:contents md:flex md:flex-col md:gap-4">
          {orderId === undefined && <Guests pad={pad} />}
          <CartLines cart={form.cart} menu={menu} onChange={(cart) => set({ cart })} />
          <SendBar cart={form.cart} menu={menu} channel={channel} isShown={isShown} onSend={() => void pad.send()} />
        </section>
      </div>
    </>
  );
};

type SendBarProps = {
  readonly cart: readonly CartLine[];
  readonly menu: PadMenu;
  readonly channel: Channel;
  /** Somebody in the kitchen sees what is sent. */
  readonly isShown: boolean;
  readonly onSend: () => void;
};

/** What the order comes to and the way to the kitchen, under the thumb wherever the page stands, and what is still to be chosen. */
const SendBar = ({ cart, menu, channel, isShown, onSend }: SendBarProps) => {
  const nameIn = useNameIn();
  const open = firstOpenChoice(cart, menu);
  const isUnknown = cart.some(({ dishId }) => !menu.dishes.some(({ id }) => id === dishId));
  const currency = currencyOf(menu);
  const total = isCurrency(currency) ? formatMoney({ minor: totalOf(cart, menu, channel), currency }) : '';
  return (
    <footer
      data-thumb-bar
      className="sticky bottom-0 flex flex-col gap-2 border-t border-line bg-teff py-3 after:absolute after:inset-x-0 after:top-full after:h-10 after:bg-teff md:static md:border-0 md:p-0 md:after:hidden"
    >
      {open && (
        <p role="status" className="text-small text-wrong">
          <button
            type="button"
            className="min-h-8 rounded-chip text-left underline focus-ring touch:min-h-11"
            onClick={() => leadToChoice(open.lineId, open.group.id)}
          >
            {m.kitchen_choose_first({ dish: nameIn(open.dish), choice: nameIn(open.group) })}
          </button>
        </p>
      )}
      <Button kind="primary" size="thumb" disabled={cart.length === 0 || isUnknown || open !== undefined} onClick={onSend}>
        {isShown ? m.kitchen_send({ total }) : m.kitchen_write_down({ total })}
      </Button>
    </footer>
  );
};

/** For whom an order is. */
const Guests = ({ pad: { form, set, areCoversWrong, tables } }: { readonly pad: ReturnType<typeof usePad> }) => (
  <>
    <Segment
      label={m.kitchen_where()}
      options={channels.map((channel) => ({ value: channel, label: channelWord(channel) }))}
      value={form.channel}
      onChange={(channel) => set({ channel })}
    />
    {form.channel === 'DINE_IN' ? (
      <SelectField
        label={m.kitchen_table()}
        value={form.tableId ?? ''}
        options={[{ value: '', label: m.kitchen_no_table() }, ...tables.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(event) => set({ tableId: event.target.value === '' ? null : event.target.value })}
      />
    ) : (
      <TextField
        label={m.kitchen_guest()}
        value={form.guestName}
        maxLength={80}
        onChange={(event) => set({ guestName: event.target.value })}
      />
    )}
    <TextField
      label={m.kitchen_covers_field()}
      inputMode="numeric"
      value={form.covers}
      maxLength={3}
      onChange={(event) => set({ covers: event.target.value })}
      {...(areCoversWrong && { error: { message: m.kitchen_covers_wrong() } })}
    />
    <TextField
      label={m.kitchen_allergy_note()}
      value={form.allergyNote}
      maxLength={300}
      onChange={(event) => set({ allergyNote: event.target.value })}
    />
  </>
);
