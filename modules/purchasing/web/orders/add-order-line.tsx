import { Plus } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { nameIn, unitWord } from '../../../inventory/web/parts.ts';
import type { OfferRow } from '../../contract/offer.contract.ts';

export type AddOrderLineProps = {
  readonly offers: readonly OfferRow[];
  readonly taken: readonly { readonly offerId: string }[];
  readonly onAdd: (offerId: string) => void;
};

/** @unit offers that are shown at once */
const shownMax = 6;

const isFound = (offer: OfferRow, wanted: string): boolean =>
  [offer.itemName, offer.itemNameLocal, offer.supplierCode, offer.description].some(
    (text) => text !== null && normalizeText(text).includes(wanted),
  );

/** Puts another offer of the supplier on an order, found by the item's name in either language or by the supplier's. */
export const AddOrderLine = ({ offers, taken, onAdd }: AddOrderLineProps) => {
  const locale = useLocale();
  const [text, setText] = useState('');
  const free = offers.filter((offer) => offer.isActive && !taken.some(({ offerId }) => offerId === offer.id));
  if (free.length === 0) return null;
  const found = free.filter((offer) => isFound(offer, normalizeText(text)));
  const add = (offerId: string) => {
    onAdd(offerId);
    setText('');
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={m.purchasing_new_order_search()}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 && <p className="text-small text-ink-2">{m.purchasing_new_order_nothing()}</p>}
      <ul aria-label={m.purchasing_add_line()} className="flex flex-wrap gap-2">
        {found.slice(0, shownMax).map((offer) => (
          <li key={offer.id}>
            <Button icon={<Plus aria-hidden />} onClick={() => add(offer.id)}>
              {nameIn({ name: offer.itemName, nameLocal: offer.itemNameLocal }, locale)}
              {m.ui_comma()}
              {offer.packText ?? unitWord(offer.orderUnit, 1)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
