import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { noQuantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { StockRow } from '../list/stock-row.ts';
import { entryHint } from '../record/entry-hint.ts';
import { nameIn } from '../show/item-name.ts';
import { quantityText } from '../show/show-quantity.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { readEntry } from './transfer-entry.ts';

/** An item of a new transfer, and how much of it as it is typed. */
export type Wish = { readonly row: StockRow; readonly text: string };

export type WishLineProps = {
  readonly wish: Wish;
  /** Why it can't go so, once it was tried to send it. */
  readonly error: FieldError | undefined;
  /** Whoever gives away sees what is there; what the other has is not known here. */
  readonly isShelfShown: boolean;
  readonly onText: (text: string) => void;
  readonly onRemove: () => void;
};

/** Why so much of an item can't be asked for or sent. */
export const wishFault = ({ row, text }: Wish): string | false => {
  const { base, error } = readEntry(text, row.units);
  return error?.message ?? (base !== null && base <= noQuantity && refusalWords({ code: 'QUANTITY_ZERO' }));
};

/** One line of a new transfer; what was typed and can't be read is said at once. */
export const WishLine = ({ wish, error, isShelfShown, onText, onRemove }: WishLineProps) => {
  const locale = useLocale();
  const { row, text } = wish;
  const wrong = text !== '' && wishFault(wish);
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3">
      <TextField
        label={nameIn(row.item, locale)}
        hint={isShelfShown ? `${m.inventory_column_on_hand()} ${quantityText(row.units, row.onHand)}` : entryHint(row.units, locale)}
        autoComplete="off"
        value={text}
        error={wrong === false ? error : { message: wrong }}
        onChange={(event) => onText(event.target.value)}
      />
      <IconButton className="mt-6" label={m.inventory_transfer_remove_item({ name: nameIn(row.item, locale) })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
};
