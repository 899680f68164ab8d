import { useEffect, type RefObject } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Field, fieldClass } from '../../../../ui/field.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import type { ItemUnits } from '../../rules/conversion.ts';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { entryHint } from './entry-hint.ts';
import type { MovementForm } from './movement-form.ts';

export type EntryFieldProps = {
  readonly form: Pick<MovementForm, 'entryText' | 'isLess'>;
  readonly set: (change: Partial<MovementForm>) => void;
  readonly units: ItemUnits;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isEither: boolean;
  readonly error: FieldError | undefined;
};

/** "2 case + 3", typed or tapped; on a phone the keys below write it, and the phone's own keyboard stays away. */
export const EntryField = ({ form, set, units, input, isEither, error }: EntryFieldProps) => {
  const isPhone = useIsPhone();
  const locale = useLocale();
  // The cursor stands here as the sheet opens: the quantity is what the person came for.
  useEffect(() => input.current?.focus(), [input]);
  return (
    <div className="flex flex-col gap-3">
      {isEither && (
        <Segment
          label={m.inventory_record_direction()}
          value={form.isLess ? 'less' : 'more'}
          onChange={(value) => set({ isLess: value === 'less' })}
          options={[
            { value: 'less', label: m.inventory_record_less() },
            { value: 'more', label: m.inventory_record_more() },
          ]}
        />
      )}
      <Field label={m.inventory_record_quantity()} hint={entryHint(units, locale)} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            inputMode={isPhone ? 'none' : 'text'}
            autoComplete="off"
            value={form.entryText}
            onChange={(event) => set({ entryText: event.target.value })}
            className={`${fieldClass} h-19! text-entry!`}
          />
        )}
      </Field>
    </div>
  );
};
