import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { BrandSettings } from '../brand/brand-settings.tsx';
import { useCan } from '../current-restaurant.tsx';
import { isPhoneNumber, nationalPhoneNumber, phoneDigitsOf, storedPhoneNumber } from '../../rules/phone-number.ts';
import { isStaffCount, staffCountMax } from '../../rules/staff-count.ts';
import { phoneFault } from '../phone-fault.ts';
import { BooksSettings } from './books-settings.tsx';
import { LineSetting } from './line-setting.tsx';
import { OpeningHoursSetting } from './opening-hours-setting.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import { useDetails } from './use-details.ts';

/** What everybody in the restaurant shares; each change is kept as it is made. */
export const RestaurantTab = () => {
  const { details, query, change } = useDetails();
  const mayAdd = useCan('subscription.view');
  if (details) {
    return (
      <>
        <p className="mb-3 text-small text-ink-2">{m.restaurants_settings_hint()}</p>
        <AddressSettings details={details} onChange={change} />
        <BooksSettings details={details} onChange={change} />
        <OpeningHoursSetting
          hours={details.openingHours}
          onChange={(openingHours) => change({ openingHours }, m.restaurants_opening_hours())}
        />
        <SettingRow title={m.restaurants_storage_areas()} hint={m.restaurants_storage_areas_hint()}>
          <Link to="/inventory/areas" className={buttonClass('row')}>
            {m.restaurants_storage_areas_open()}
          </Link>
        </SettingRow>
        {mayAdd && (
          <SettingRow title={m.restaurants_add_title()} hint={m.restaurants_add_hint()}>
            <Link to="/settings/add-restaurant" className={buttonClass('row')}>
              {m.restaurants_add_one()}
            </Link>
          </SettingRow>
        )}
        <BrandSettings />
      </>
    );
  }
  return <Unread query={query} />;
};

const lengthMax = 120;

const lineFault = (typed: string): FieldError | undefined =>
  typed.trim() === '' || typed.trim().length > lengthMax
    ? { title: m.restaurants_missing_information(), message: m.restaurants_line_text({ max: lengthMax }) }
    : undefined;

const AddressSettings = ({ details, onChange }: SettingsPartProps) => {
  const [dialCode = '', digits = ''] = details.phone.split(' ');
  const lines = [
    ['name', m.restaurants_name()],
    ['address', m.restaurants_address()],
    ['city', m.restaurants_city()],
    ['state', m.restaurants_state()],
    ['zipCode', m.restaurants_zip_code()],
  ] as const;
  return (
    <>
      {lines.map(([key, title]) => (
        <LineSetting
          key={key}
          title={title}
          value={details[key]}
          faultOf={lineFault}
          onKeep={(typed) => onChange({ [key]: typed }, title)}
        />
      ))}
      <LineSetting
        title={m.restaurants_phone()}
        hint={dialCode}
        inputMode="tel"
        value={nationalPhoneNumber(digits, dialCode)}
        faultOf={(typed) => (isPhoneNumber(typed, dialCode) ? undefined : phoneFault(phoneDigitsOf(typed, dialCode).length, dialCode))}
        onKeep={(typed) => onChange({ phone: storedPhoneNumber(typed, dialCode) }, m.restaurants_phone())}
      />
      <LineSetting
        title={m.restaurants_expected_staff()}
        inputMode="numeric"
        value={String(details.expectedStaffCount)}
        faultOf={(typed) =>
          isStaffCount(typed)
            ? undefined
            : { title: m.restaurants_expected_staff(), message: m.restaurants_staff_count_text({ max: staffCountMax }) }
        }
        onKeep={(typed) => onChange({ expectedStaffCount: Number(typed) }, m.restaurants_expected_staff())}
      />
    </>
  );
};
