import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { PhoneFields } from './phone-fields.tsx';
import type { RestaurantsDraft } from './restaurants-draft.ts';
import { useCountries } from './use-countries.ts';

export type RestaurantFieldsProps = {
  readonly draft: RestaurantsDraft;
  readonly index: number;
  /** What is to be known about the number of staff. */
  readonly staffHint?: string;
};

/** One restaurant: what guests and suppliers know of it. */
export const RestaurantFields = ({ draft, index, staffHint }: RestaurantFieldsProps) => {
  const { form, field } = draft;
  const countries = useCountries();
  const at = <Name extends string>(name: Name) => `restaurants.${index}.${name}` as const;
  const country = field(at('country'));
  return (
    <div className="flex flex-col gap-5">
      <TextField label={m.restaurants_name()} autoComplete="organization" {...field(at('name'))} />
      <SelectField
        // Drawn anew when the list has come: a choice that is not in it yet could not be shown.
        key={countries.length}
        label={m.restaurants_country()}
        hint={m.restaurants_country_hint()}
        options={countries.map(({ code, flag, name }) => ({ value: code, label: `${flag} ${name}` }))}
        {...country}
        onChange={async (event) => {
          await country.onChange(event);
          const chosen = countries.find(({ code }) => code === event.target.value);
          if (!chosen) return;
          form.setValue(at('dialCountry'), chosen.code);
          form.setValue(at('dialCode'), chosen.dialCode);
        }}
      />
      <TextField label={m.restaurants_address()} autoComplete="street-address" {...field(at('address'))} />
      <div className="grid gap-5 xs:grid-cols-3 xs:gap-4">
        <TextField label={m.restaurants_city()} autoComplete="address-level2" {...field(at('city'))} />
        <TextField label={m.restaurants_state()} autoComplete="address-level1" {...field(at('state'))} />
        <TextField label={m.restaurants_zip_code()} autoComplete="postal-code" {...field(at('zipCode'))} />
      </div>
      <div className="grid gap-5 xs:grid-cols-[2fr_1fr] xs:gap-4">
        <PhoneFields draft={draft} index={index} countries={countries} />
        <TextField label={m.restaurants_expected_staff()} hint={staffHint} inputMode="numeric" {...field(at('expectedStaffCount'))} />
      </div>
    </div>
  );
};
