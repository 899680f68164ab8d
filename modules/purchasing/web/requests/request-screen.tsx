import { Link, useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { itemUnitsFromWire } from '../../../inventory/contract/from-wire.ts';
import type { CatalogueItem } from '../../../inventory/contract/item-schemas.ts';
import { parseQuantityEntry } from '../../../inventory/rules/quantity-entry.ts';
import { nameIn, quantityText, stockRow, useStock } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { useRequests } from '../purchasing-queries.ts';
import { AddItem } from '../show/add-item.tsx';
import { wishAmount } from './wish-amount.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';

/** The items that the address names, by their ids with commas between. */
const itemIdsOf = (search: { readonly items?: unknown }): readonly string[] =>
  typeof search.items === 'string' ? search.items.split(',').filter((id) => id !== '') : [];

const entryOf = (item: CatalogueItem, text: string) => {
  const read = parseQuantityEntry(text, itemUnitsFromWire(item.units));
  return read.ok && read.value.base > 0n ? read.value : null;
};

type Typed = { readonly texts: Readonly<Record<string, string>>; readonly note: string };

/** The wishes with one of them changed; of one that was emptied again nothing is written. */
const withText = (texts: Typed['texts'], itemId: string, text: string): Typed['texts'] => {
  const { [itemId]: _before, ...others } = texts;
  return text === '' ? others : { ...others, [itemId]: text };
};

const nothingTyped: Typed = { texts: {}, note: '' };

/** Asks a manager to order items; works without a line, and is sent when there is one. */
export const RequestScreen = () => {
  const navigate = useNavigate();
  const restaurantId = useRestaurant().id;
  const outbox = useOutbox();
  const { stock } = useStock();
  const itemIds = itemIdsOf(useSearch({ strict: false }));
  const kept = useKept<Typed>('purchasing.request', nothingTyped);
  const { texts, note } = kept.values;
  const set = (change: Partial<Typed>) => kept.set((before) => ({ ...before, ...change }));
  if (!stock) return <SkeletonRows rows={4} label={m.ui_unread_loading()} />;
  const items = itemIds.flatMap((id) => stock.find(id) ?? []);
  const wishes = items.flatMap((item) => {
    const text = (texts[item.id] ?? '').trim();
    const entry = entryOf(item, text);
    if (!entry) return [];
    const parts = entry.parts.map(({ quantity, unit }) => ({ quantity: formatQuantity(quantity), unit }));
    return { requestId: newId(), itemId: item.id, entry: { text, parts }, note: note.trim() === '' ? null : note.trim() };
  });
  const add = (itemId: string) =>
    void navigate({ to: '/inventory/request', search: { items: [...itemIds, itemId].join(',') }, replace: true });
  const ask = async () => {
    const subject = items.map(({ name }) => name).join(m.ui_comma());
    const input = newCommand(restaurantId, { requests: wishes });
    await outbox.enqueue({ name: 'purchasing.request-items@1', input, subject, form: kept.typed() });
    kept.forget();
    showToast({ title: m.purchasing_request_sent() });
    void navigate({ to: '/inventory' });
  };
  return (
    <section className="flex max-w-xl flex-col gap-4">
      <h1 className="text-title">{m.purchasing_request_title()}</h1>
      <p className="text-body text-ink-2">{m.purchasing_request_hint()}</p>
      {items.map((item) => (
        <Wish key={item.id} item={item} text={texts[item.id] ?? ''} onWrite={(text) => set({ texts: withText(texts, item.id, text) })} />
      ))}
      <AddItem items={stock.items.filter(({ id }) => !itemIds.includes(id))} onAdd={add} />
      <TextField label={m.purchasing_note()} maxLength={500} value={note} onChange={({ target }) => set({ note: target.value })} />
      <div className="flex gap-2">
        <Link to="/inventory" className={buttonClass('secondary')}>
          {m.purchasing_back()}
        </Link>
        <Button kind="primary" disabled={wishes.length === 0} onClick={() => void ask()}>
          {m.purchasing_request_send()}
        </Button>
      </div>
      {wishes.length === 0 && <p className="text-small text-ink-2">{m.purchasing_request_nothing()}</p>}
      <Asked itemIds={itemIds} />
    </section>
  );
};

type ShownItem = Parameters<typeof stockRow>[0];
type WishProps = { readonly item: ShownItem; readonly text: string; readonly onWrite: (text: string) => void };

const Wish = ({ item, text, onWrite }: WishProps) => {
  const locale = useLocale();
  const entry = entryOf(item, text);
  const units = itemUnitsFromWire(item.units);
  const isWrong = text.trim() !== '' && !entry;
  return (
    <TextField
      label={nameIn(item, locale)}
      autoComplete="off"
      value={text}
      hint={entry ? `= ${quantityText(units, entry.base)}` : shelfText(item)}
      error={isWrong ? { message: m.purchasing_number_wrong() } : undefined}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
};

/** What is there and what should be, so that nobody walks back to the shelf. */
const shelfText = (item: ShownItem): string => {
  const { units, onHand, par } = stockRow(item);
  const onShelf = m.purchasing_request_on_hand({ quantity: quantityText(units, onHand) });
  return par === null ? onShelf : `${onShelf} · ${m.purchasing_plan_par({ quantity: quantityText(units, par) })}`;
};

/** What a colleague has asked for already, so that nobody asks twice. */
const Asked = ({ itemIds }: { readonly itemIds: readonly string[] }) => {
  const locale = useLocale();
  const { stock } = useStock();
  const open = useRequests().data?.filter(({ state, itemId }) => state === 'OPEN' && itemIds.includes(itemId)) ?? [];
  if (open.length === 0) return null;
  return (
    <section>
      <h2 className="text-heading">{m.purchasing_your_requests()}</h2>
      <ul>
        {open.map((request) => (
          <li key={request.id} className="border-t border-line py-2 text-body">
            {nameIn({ name: request.itemName, nameLocal: request.itemNameLocal }, locale)} ·{' '}
            {wishAmount(request, stock?.find(request.itemId))} · {m.purchasing_asked_by({ name: request.askedBy })}
          </li>
        ))}
      </ul>
    </section>
  );
};
