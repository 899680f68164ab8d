import { useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { CountEntryBody } from '../../contract/count-schemas.ts';
import { skipReasons, type SkipReason } from '../../rules/count-reason.ts';
import { parseQuantityEntry } from '../../rules/quantity-entry.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import { EntryField } from '../record/entry-field.tsx';
import { EntryKeypad } from '../record/entry-keypad.tsx';
import { nameIn } from '../show/item-name.ts';
import { packInWords } from '../show/pack-in-words.ts';
import { quantityText } from '../show/show-quantity.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import { skipReasonWord } from '../words/count-words.ts';
import { countForm } from './count-form.ts';
import type { CountRow } from './use-count-rows.ts';

export type CountPadProps = {
  readonly countId: string;
  readonly row: CountRow;
  readonly isBlind: boolean;
  readonly isFoundByCode: boolean;
  readonly onClose: () => void;
  readonly onNext: () => void;
};

/** One item at one shelf: cases, packs and loose in one entry, with keys for wet hands. Each entry is kept as it is made. */
export const CountPad = ({ countId, row, isBlind, isFoundByCode, onClose, onNext }: CountPadProps) => {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const commands = useInventoryCommands();
  const kept = useKept(countForm(countId, row), { text: row.own?.entry?.text ?? '' });
  const { text } = kept.values;
  const setText = (typed: string) => kept.set({ text: typed });
  const { item, units, onHand } = row.row;
  const read = parseQuantityEntry(text, units);
  const name = nameIn(item, locale);
  const { errorAt, send, submit } = useFaults({
    entry: read.ok ? read.value.base < 0n && refusalWords({ code: 'QUANTITY_NEGATIVE' }) : refusalWords(read.refusal),
  });

  const write = async (said: CountEntryBody['said']) => {
    const { itemId, storageAreaId, recountNumber } = row.spot;
    await commands.recordCountEntry({ countId, itemId, storageAreaId, recountNumber, said }, { subject: name, form: kept.typed() });
    kept.forget();
    onNext();
  };
  const writeEntry = () => {
    if (!read.ok) return;
    const parts = read.value.parts.map((part) => ({ quantity: formatQuantity(part.quantity), unit: part.unit }));
    void write({ kind: 'COUNTED', method: isFoundByCode ? 'BARCODE' : 'MANUAL', entry: { text: text.trim(), parts } });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={name}
      foot={
        <EntryKeypad row={row.row} reading={{ entry: read.ok ? read.value : null }} entry={input} text={text} onText={setText}>
          <Button kind="primary" size="thumb" onClick={() => send(writeEntry)}>
            {m.inventory_counts_write_down()}
          </Button>
        </EntryKeypad>
      }
    >
      <form className="flex flex-col gap-4" onSubmit={submit(writeEntry)}>
        <Where row={row} />
        <EntryField
          form={{ entryText: text, isLess: false }}
          set={({ entryText }) => entryText !== undefined && setText(entryText)}
          units={units}
          input={input}
          isEither={false}
          error={errorAt('entry')}
        />
        <output aria-live="polite" className="min-h-6 text-heading">
          {read.ok && quantityText(units, read.value.base)}
        </output>
        {!isBlind && <p className="text-small text-ink-2">{m.inventory_counts_books_say({ quantity: quantityText(units, onHand) })}</p>}
        {row.spot.isCarryable && <Button onClick={() => void write({ kind: 'CARRIED' })}>{m.inventory_counts_same_as_last()}</Button>}
        <SelectField
          label={m.inventory_counts_skip()}
          value=""
          onChange={(event) => void write({ kind: 'SKIPPED', reason: event.target.value as SkipReason })}
          options={[
            { value: '', label: m.inventory_counts_skip_why() },
            ...skipReasons.map((reason) => ({ value: reason, label: skipReasonWord(reason) })),
          ]}
        />
      </form>
    </Sheet>
  );
};

/** At which shelf, and what one of its packs holds: a box of what is counted by the box says nothing by itself. */
const Where = ({ row: { row, spot } }: { readonly row: CountRow }) => {
  const { areaNames } = usePlaceNames();
  const words = [areaNames(spot.storageAreaId === null ? [] : [spot.storageAreaId]), packInWords(row.units)].filter((word) => word !== '');
  return words.length === 0 ? null : <p className="text-small text-ink-2">{words.join(' · ')}</p>;
};
