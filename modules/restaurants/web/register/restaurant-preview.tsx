import { m } from '../../../../generated/messages/web/messages.js';
import { countryProposal } from '../../rules/country-pack.ts';
import { storedPhoneNumber } from '../../rules/phone-number.ts';
import type { RestaurantForm } from './register-form.ts';

/** What suppliers will read, and what the country brings; beside the form where there is room. */
export const RestaurantPreview = ({ restaurant }: { readonly restaurant: RestaurantForm }) => {
  const { currency, timeZone } = countryProposal(restaurant.country);
  const place = [restaurant.city, restaurant.zipCode].filter((part) => part.trim() !== '').join(m.ui_comma());
  return (
    <aside className="hidden w-56 min-[86rem]:absolute min-[86rem]:top-[9.5rem] min-[86rem]:left-[70rem] min-[86rem]:block">
      <p className="mb-2 text-small text-ink-2">{m.restaurants_preview()}</p>
      <div className="rounded-tile border border-line bg-teff-raise p-5 text-small break-words text-ink-2">
        <p className="text-heading text-ink">{restaurant.name}</p>
        <p>{restaurant.address}</p>
        <p>{place}</p>
        <p>{restaurant.phone === '' ? '' : storedPhoneNumber(restaurant.phone, restaurant.dialCode)}</p>
      </div>
      <p className="mt-3 text-small text-ink-2">{m.restaurants_country_brings({ currency, timeZone })}</p>
    </aside>
  );
};
