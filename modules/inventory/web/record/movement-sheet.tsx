import { useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { movementKindLaws, type MovementKind } from '../../rules/movement-kind.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { StockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { packInWords } from '../show/pack-in-words.ts';
import { quantityText } from '../show/show-quantity.ts';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import { kindWord } from '../words/kind-word.ts';
import { reasonWord } from '../words/reason-word.ts';
import { EntryField } from './entry-field.tsx';
import { EntryKeypad } from './entry-keypad.tsx';
import { LotFields } from './lot-fields.tsx';
import { PriceField } from './price-field.tsx';
import { recordAction } from './record-words.ts';
import { Understood } from './understood.tsx';
import { useMoveOn } from './use-move-on.ts';
import { useMovementForm } from './use-movement-form.ts';
import { WhenField } from './when-field.tsx';

export type MovementSheetProps = {
  readonly title: string;
  readonly row: StockRow;
  readonly kind: MovementKind;
  readonly kinds: readonly MovementKind[];
  readonly onKind: (kind: MovementKind) => void;
  readonly onChangeItem: () => void;
  readonly onClose: () => void;
};

/** One movement of one item: how much, what it makes of the level, and what else the kind asks for. */
export const MovementSheet = ({ title, row, kind, kinds, onKind, onChangeItem, onClose }: MovementSheetProps) => {
  const isPhone = useIsPhone();
  const entry = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  useMoveOn(fields);
  const movement = useMovementForm({ row, kind, onDone: onClose });
  const { form, set, reading, errorAt, submit } = movement;
  const law = movementKindLaws[kind];
  const hasPrice = useCan('inventory.view-cost') && law.cost !== 'AVERAGE';
  const quantity = reading.entry && quantityText(row.units, reading.entry.base, reading.entry.parts.at(-1)?.unit);
  const action = (
    <Button kind="primary" size="thumb" type="submit" form="movement">
      {recordAction(kind, quantity)}
    </Button>
  );
  const hasEntry = law.direction !== 'NONE';
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={title}
      {...(isPhone && hasEntry
        ? {
            foot: (
              <EntryKeypad {...{ row, reading, entry }} text={form.entryText} onText={(entryText) => set({ entryText })}>
                {action}
              </EntryKeypad>
            ),
          }
        : { actions: action })}
    >
      <form id="movement" noValidate ref={fields} onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <ItemLine row={row} onChange={onChangeItem} />
        <SelectField
          label={m.inventory_record_kind()}
          value={kind}
          options={kinds.map((one) => ({ value: one, label: kindWord(one) }))}
          error={errorAt('kind')}
          onChange={(event) => onKind(kinds.find((one) => one === event.target.value) ?? kind)}
        />
        {hasEntry && (
          <EntryField
            {...{ form, set }}
            units={row.units}
            input={entry}
            isEither={law.direction === 'EITHER'}
            error={errorAt('entry') ?? errorAt('item')}
          />
        )}
        {hasEntry && <Understood row={row} reading={reading} />}
        {hasPrice && <PriceField {...{ row, form, set, reading }} error={errorAt('price')} />}
        {row.item.keeping.tracksLots && <LotFields {...{ row, form, reading, set }} />}
        {law.reasons.length > 0 && (
          <SelectField
            label={m.inventory_record_reason()}
            value={form.reason}
            options={[
              { value: '', label: m.inventory_record_reason_choose() },
              ...law.reasons.map((reason) => ({ value: reason, label: reasonWord(reason) })),
            ]}
            error={errorAt('reason')}
            onChange={(event) => set({ reason: event.target.value })}
          />
        )}
        <TextField label={m.inventory_record_note()} value={form.note} onChange={(event) => set({ note: event.target.value })} />
        <WhenField value={movement.typed} onChange={set} error={movement.whenError} />
      </form>
    </Sheet>
  );
};

const ItemLine = ({ row, onChange }: { readonly row: StockRow; readonly onChange: () => void }) => {
  const locale = useLocale();
  const { areaNames } = usePlaceNames();
  const facts = [packInWords(row.units), areaNames(row.item.storageAreaIds)].filter((fact) => fact !== '');
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-heading">{nameIn(row.item, locale)}</h2>
        <p className="text-small text-ink-2 first-letter:uppercase">{facts.join(' · ')}</p>
      </div>
      <button type="button" onClick={onChange} className="text-link shrink-0 text-small focus-ring touch:min-h-11">
        {m.inventory_record_change()}
      </button>
    </div>
  );
};
