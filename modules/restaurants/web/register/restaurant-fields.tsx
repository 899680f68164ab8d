import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { DraftForm } from '../../../../ui/form/use-draft-form.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { formatPhoneNumber, phoneDigitsOf } from '../../rules/phone-number.ts';
import { countries, countryName } from './countries.ts';
import type { RegisterForm } from './register-form.ts';

const phoneLengthMax = 14;

/** The restaurant: what guests and suppliers know of it. */
export const RestaurantFields = ({ draft: { form, field } }: { readonly draft: DraftForm<RegisterForm> }) => {
  const language = useLocale();
  const country = field('country');
  const phone = field('phone');
  const dialCode = form.watch('dialCode');
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-3 text-heading">{m.restaurants_details()}</legend>
      <TextField label={m.restaurants_name()} autoComplete="organization" {...field('name')} />
      <SelectField
        label={m.restaurants_country()}
        hint={m.restaurants_country_hint()}
        options={countries.map(({ code }) => ({ value: code, label: countryName(code, language) }))}
        {...country}
        onChange={async (event) => {
          await country.onChange(event);
          const chosen = countries.find(({ code }) => code === event.target.value);
          if (chosen) form.setValue('dialCode', chosen.dialCode);
        }}
      />
      <TextField label={m.restaurants_address()} autoComplete="street-address" {...field('address')} />
      <div className="grid gap-5 xs:grid-cols-3 xs:gap-4">
        <TextField label={m.restaurants_city()} autoComplete="address-level2" {...field('city')} />
        <TextField label={m.restaurants_state()} autoComplete="address-level1" {...field('state')} />
        <TextField label={m.restaurants_zip_code()} autoComplete="postal-code" {...field('zipCode')} />
      </div>
      <div className="grid grid-cols-[7rem_1fr] gap-2">
        <SelectField
          label={m.restaurants_dial_code()}
          options={countries.map(({ code, dialCode: dial }) => ({ value: dial, label: `${dial} ${code}` }))}
          {...field('dialCode')}
        />
        <TextField
          label={m.restaurants_phone()}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...phone}
          onBlur={async (event) => {
            form.setValue('phone', formatPhoneNumber(phoneDigitsOf(event.target.value, dialCode)).slice(0, phoneLengthMax));
            await phone.onBlur(event);
          }}
        />
      </div>
      <TextField
        label={m.restaurants_expected_staff()}
        hint={m.restaurants_expected_staff_hint()}
        inputMode="numeric"
        className="max-w-32"
        {...field('expectedStaffCount')}
      />
    </fieldset>
  );
};
