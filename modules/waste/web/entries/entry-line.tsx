import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity, type Quantity } from '../../../../kit/quantity.ts';
import { type Locale, useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { onScale } from '../../../inventory/rules/spoken-unit.ts';
import { nameIn, partsText, quantityText, reasonWord, shownAmount, stockRow, useLotName, useStock } from '../../../inventory/web/parts.ts';
import type { EntryRow } from '../../contract/fields.ts';
import { destinationWord, stageWord, statusWord, wasteKindWord } from '../words/waste-word.ts';
import { TakeBack } from './take-back.tsx';

/** How much, as the item is spoken of; by weight where there is no item. */
const amountOf = (row: EntryRow, item: Parameters<typeof stockRow>[0] | undefined): string => {
  if (item && row.quantity !== null) return quantityText(stockRow(item).units, quantity(row.quantity));
  if (row.made !== null && row.entry !== null) return partsText(row.entry.parts);
  return row.weightG === null ? '' : quantityText(onScale, quantity(row.weightG));
};

const nameOf = ({ kind, made, itemName, itemNameLocal }: EntryRow, locale: Locale): string => {
  if (made !== null) return nameIn(made, locale);
  return itemName === null ? wasteKindWord(kind) : nameIn({ name: itemName, nameLocal: itemNameLocal }, locale);
};

/** What it was, how much, why, who, and what it had cost; and the way to take it back. */
export const EntryLine = ({ row }: { readonly row: EntryRow }) => {
  const locale = useLocale();
  const { stock } = useStock();
  const [isAsked, setIsAsked] = useState(false);
  const lotName = useLotName();
  const lotWord = (lot: EntryRow['lot']): string => (lot === null ? '' : lotName(lot));
  const item = row.itemId === null ? undefined : stock?.find(row.itemId);
  const name = nameOf(row, locale);
  const amount = amountOf(row, item);
  const isVoided = row.status === 'VOIDED';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className={`text-body font-medium ${isVoided ? 'line-through text-ink-3' : ''}`}>
          {name}
          {m.ui_comma()}
          {amount}
        </p>
        <p className="text-small text-ink-2">
          {[reasonWord(row.reason), lotWord(row.lot), stageWord(row.stage), destinationWord(row.destination), row.note ?? '']
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <TakenFrom row={row} item={item} />
        <p className="text-small text-ink-2">
          <MomentText at={row.happenedAt} style="near" /> · {row.loggedBy.name} · {statusWord(row.status)}
          {row.voidReason !== null && `: ${row.voidReason}`}
        </p>
        <RowMark ids={[row.id]} />
      </div>
      {row.photoUrl !== null && (
        <a href={row.photoUrl} target="_blank" rel="noreferrer" className="shrink-0 focus-ring">
          <img
            src={row.photoUrl}
            alt={m.waste_photo_of({ what: name })}
            loading="lazy"
            width={64}
            height={64}
            className="size-16 rounded-control object-cover"
          />
        </a>
      )}
      <p className="flex items-center gap-3">
        <EntryCost row={row} />
        {!isVoided && <TakeBackKey onPress={() => setIsAsked(true)} />}
      </p>
      {isAsked && <TakeBack row={row} name={`${amount} ${name}`} onClose={() => setIsAsked(false)} />}
    </li>
  );
};

type TakenFromProps = { readonly row: EntryRow; readonly item: Parameters<typeof stockRow>[0] | undefined };

/** Where the lot that was named held less: what was taken from which, and what no lot held. */
const TakenFrom = ({ row, item }: TakenFromProps) => {
  const lotName = useLotName();
  if (!item || row.lot === null || row.quantity === null || row.status === 'VOIDED') return null;
  const { units } = stockRow(item);
  const text = (amount: Quantity) => quantityText(units, amount);
  const parts = row.takenFrom.map((part) => m.waste_taken_of_lot({ quantity: text(quantity(part.quantity)), lot: lotName(part.lot) }));
  if (parts.length === 0) return null;
  const held = row.takenFrom.reduce((sum, part) => sum + quantity(part.quantity), 0n);
  const rest = (quantity(row.quantity) - held) as Quantity;
  const all = rest > 0n ? [...parts, m.waste_taken_of_no_lot({ quantity: text(rest) })] : parts;
  return <StatusLine status="soon">{m.waste_lot_held_less({ parts: all.join(m.ui_comma()) })}</StatusLine>;
};

/** What it had cost; where not all of that is known, what is. */
const EntryCost = ({ row: { valueMinor, partlyKnown, currency } }: { readonly row: EntryRow }) => {
  if (valueMinor !== null) return <b className="text-body font-semibold">{shownAmount(valueMinor, currency)}</b>;
  if (partlyKnown === null) return null;
  return (
    <StatusLine status="not-counted">
      {m.waste_at_least({ amount: shownAmount(partlyKnown.knownMinor, currency), count: partlyKnown.uncosted })}
    </StatusLine>
  );
};

/** On a phone a picture, so that the log stays short. */
const TakeBackKey = ({ onPress }: { readonly onPress: () => void }) =>
  useIsPhone() ? (
    <IconButton label={m.waste_take_back()} onClick={onPress}>
      <Undo2 aria-hidden />
    </IconButton>
  ) : (
    <Button kind="row" onClick={onPress}>
      {m.waste_take_back()}
    </Button>
  );
