import type { ChangeEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { formatPhoneNumber, phoneDigitsOf } from '../../rules/phone-number.ts';
import type { Country } from './countries.ts';
import type { RestaurantsDraft } from './restaurants-draft.ts';

export type PhoneFieldsProps = {
  readonly draft: RestaurantsDraft;
  readonly index: number;
  readonly countries: readonly Country[];
};

/** A dialling code and ten digits, shaped as they are typed. */
export const PhoneFields = ({ draft: { form, field }, index, countries }: PhoneFieldsProps) => {
  const at = <Name extends string>(name: Name) => `restaurants.${index}.${name}` as const;
  const dialCountry = field(at('dialCountry'));
  const phone = field(at('phone'));
  const shaped = (typed: string) => formatPhoneNumber(phoneDigitsOf(typed, form.getValues(at('dialCode'))));

  const type = async (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    // In the middle of a number the digits stay under the finger; it is shaped when the field is left.
    if (target.selectionStart === target.value.length) target.value = shaped(target.value);
    await phone.onChange(event);
  };
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-2">
      <SelectField
        key={countries.length}
        label={m.restaurants_dial_code()}
        options={countries.map(({ code, dialCode, flag, name }) => ({ value: code, label: `${dialCode} ${flag} ${name}` }))}
        {...dialCountry}
        onChange={async (event) => {
          await dialCountry.onChange(event);
          const chosen = countries.find(({ code }) => code === event.target.value);
          if (chosen) form.setValue(at('dialCode'), chosen.dialCode);
        }}
      />
      <TextField
        label={m.restaurants_phone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...phone}
        onChange={type}
        onBlur={async (event) => {
          form.setValue(at('phone'), shaped(event.target.value));
          await phone.onBlur(event);
        }}
      />
    </div>
  );
};
