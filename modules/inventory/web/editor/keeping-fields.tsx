import { ChevronRight } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { dateTypes } from '../../rules/lot.ts';
import { dateTypeWord, shelfLifeWord } from '../words/date-type-word.ts';
import { isDays, type KeepingForm, shelfLifeStates } from './keeping-form.ts';
import type { ItemFormState } from './use-item-form.ts';

/** How long it keeps, and whether each delivery is told apart from the next. */
export const KeepingFields = ({ state: { form, set, errorAt } }: { readonly state: ItemFormState }) => {
  const { keeping, isKeyItem } = form;
  const change = (next: Partial<KeepingForm>) => set({ keeping: { ...keeping, ...next } });
  const error = errorAt('shelfLife');
  return (
    <details className="group border-t border-line" open={error !== undefined || keeping.tracksLots || undefined}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 text-body font-medium focus-ring">
        <ChevronRight className="size-4 group-open:rotate-90" aria-hidden />
        {m.inventory_keeping()}
      </summary>
      <div className="flex flex-col gap-5 pb-5">
        <Checkbox checked={isKeyItem} onChange={() => set({ isKeyItem: !isKeyItem })}>
          {m.inventory_keeping_key_item()}
        </Checkbox>
        <Checkbox checked={keeping.tracksLots} onChange={() => change({ tracksLots: !keeping.tracksLots })}>
          {m.inventory_keeping_tracks_lots()}
        </Checkbox>
        <SelectField
          label={m.inventory_column_date_type()}
          value={keeping.dateType}
          options={dateTypes.map((type) => ({ value: type, label: dateTypeWord(type) }))}
          onChange={(event) => change({ dateType: dateTypes.find((type) => type === event.target.value) ?? keeping.dateType })}
        />
        <fieldset className="grid grid-cols-2 items-start gap-5 md:grid-cols-4">
          <legend className="mb-1.5 text-small font-medium">{m.inventory_keeping_days()}</legend>
          {shelfLifeStates.map((of) => (
            <TextField
              key={of}
              label={shelfLifeWord(of)}
              inputMode="numeric"
              value={keeping.days[of]}
              error={isDays(keeping.days[of]) ? undefined : error}
              onChange={(event) => change({ days: { ...keeping.days, [of]: event.target.value } })}
            />
          ))}
        </fieldset>
      </div>
    </details>
  );
};
